import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

/** How an answer's bytes are packed, by its name in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip'

/**
 * Quick: a third of the CPU of Brotli's 5 for an eighth more bytes. Thorough: a tenth fewer bytes
 * for a hundred times the CPU, worth it only for what is sent again and again.
 */
const quality = { quick: 3, thorough: 11 }

/** Below this many bytes packing saves nothing that a network would notice. */
export const worthPacking = 1024

/** Gives the encoding to use for a request's `Accept-Encoding`; undefined sends plain bytes. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(accepted) ? 'gzip' : undefined
}

/** Packs bytes at once, cheaply: for an answer that somebody waits for. */
export function pack(plain: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(plain) : brotliCompressSync(plain, brotli(plain, 'quick'))
}

/** Packs bytes as small as Brotli makes them, aside from the main thread. */
export function packThoroughly(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, brotli(plain, 'thorough'))
}

/** Undoes `pack` and `packThoroughly`. */
export function unpack(packed: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gunzipSync(packed) : brotliDecompressSync(packed)
}

function brotli(plain: Buffer, effort: keyof typeof quality) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  }
}
