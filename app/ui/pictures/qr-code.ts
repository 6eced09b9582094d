import { encode } from 'uqr'

/**
 * A QR code as squares: its side in squares, without the quiet zone around it, and an SVG path of
 * the dark ones.
 */
export interface QrCode {
  size: number
  path: string
}

/** Draws a text as a QR code of level M, of which 15 % may be dirty or torn. Throws where it is too long. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  let path = ''
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`
    }
  }
  return { size, path }
}
