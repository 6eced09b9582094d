import { encode } from 'uqr'
import type { UpiCode } from './upi-code.tsx'

/** Modules of white around a code: scanners want no fewer. */
const quietZone = 4

/** Draws the QR code of a link, at correction level M: the path of all its dark modules. */
export function drawUpiCode(link: string): UpiCode {
  const { data, size } = encode(link, { ecc: 'M', boostEcc: false, border: quietZone })
  const runs = data.flatMap((row, y) =>
    listRuns(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: runs.join('') }
}

/** Dark modules that stand beside each other are one rectangle: the page is shorter for it. */
function listRuns(row: readonly boolean[]) {
  const runs: { x: number; width: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.x + last.width === x) last.width += 1
    else runs.push({ x, width: 1 })
  }
  return runs
}
