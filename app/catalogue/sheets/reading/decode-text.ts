/**
 * Gives the text of a file without its byte order mark: UTF-8, UTF-16 in either order, else what
 * Windows writes in Europe and India (Windows-1252). Gives undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
  // Programs, pictures and archives have these; no text that somebody typed has.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for
  return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const zeros = countZeros(bytes.subarray(0, 4_096))
  if (zeros.odd > 4 * (zeros.even + 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros.even > 4 * (zeros.odd + 1)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Where Latin letters of UTF-16 without a mark have their zero bytes. */
function countZeros(bytes: Uint8Array) {
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1
  }
  return zeros
}
