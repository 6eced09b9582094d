import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import Negotiator from 'negotiator'

/** How an answer's bytes are packed, by its name in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip'

/**
 * Quick: a third of the CPU of Brotli's 5 for an eighth more bytes. Thorough: a tenth fewer bytes
 * for a hundred times the CPU, worth it only for what is sent again and again.
 */
const quality = { quick: 3, thorough: 11 }

/** Below this many bytes packing saves nothing that a network would notice. */
export const worthPacking = 1024

/** What its types leave out: which encoding we would rather send. */
interface Asked {
  encodings(available: string[], options: { preferred: string[] }): string[]
}

/** What is taken first where a browser takes all alike, as browsers do. */
const ours = ['br', 'gzip', 'identity']

/** Gives the encoding to use for a request's `Accept-Encoding`; undefined sends plain bytes. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const asked: Asked = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [best] = asked.encodings(ours, { preferred: ours })
  return best === 'br' || best === 'gzip' ? best : undefined
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
