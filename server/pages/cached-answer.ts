import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  chooseEncoding,
  type Encoding,
  pack,
  packThoroughly,
  unpack,
  worthPacking,
} from '#server/http/encoding.ts'
import { nothingShown, type Shown } from './shown-products.ts'

interface Packed {
  body: Buffer
  /** Names and values alternately, as `writeHead` takes them with the least work. */
  headers: string[]
}

/** What a request brought about, before it is cached. */
export interface Answer {
  status: number
  /** Of those of one name the last is sent. */
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** What has to happen each time that somebody looks at it, such as counting. */
  eachView: readonly (() => void)[]
  /** What it shows of products; left out where it shows none. */
  shown?: Shown
  /** The id that the answer itself names, as an error's page does. */
  requestId?: string
}

/**
 * A finished answer that is the same for everybody: held packed, in the encodings that were asked
 * for so far, and sent without being made again.
 */
export class CachedAnswer {
  readonly status: number
  readonly eachView: readonly (() => void)[]
  readonly shown: Shown
  readonly requestId: string | undefined
  /** Size of what is held, in bytes; grows when another encoding is asked for. */
  bytes = 0
  /** How often it was sent. */
  served = 0
  readonly #headers: string[]
  readonly #etag: string
  readonly #packs: boolean
  #packingClaimed = false
  #effort: 'quick' | 'thorough' = 'quick'
  readonly #bodies = new Map<Encoding | 'plain', Packed>()

  constructor(answer: Answer, accepted: string | undefined) {
    const { status, headers, body } = answer
    this.status = status
    this.eachView = answer.eachView
    this.shown = answer.shown ?? nothingShown()
    this.requestId = answer.requestId
    this.#packs = body.length >= worthPacking
    // Weak: however it is packed, it says the same.
    this.#etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    const byName = new Map(headers.map((header) => [header[0].toLowerCase(), header]))
    this.#headers = [...byName.values()].flat()
    if (this.#packs) this.#headers.push('Vary', 'Accept-Encoding')
    if (status === 200) this.#headers.push('ETag', this.#etag)
    const encoding = this.#encodingFor(accepted)
    if (encoding === 'plain' && this.#packs) this.#hold('zstd', pack(body, 'zstd'))
    else this.#hold(encoding, encoding === 'plain' ? body : pack(body, encoding))
  }

  /** Sends it in the encoding that the browser takes, or 304 when the browser has it already. */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    this.served += 1
    const { headers: asked } = request
    if (this.status === 200 && isKnown(this.#etag, asked['if-none-match'])) {
      response.writeHead(304, [...this.#headers, 'X-Request-Id', requestId])
      response.end()
      return
    }
    const { headers, body } = this.#packed(this.#encodingFor(asked['accept-encoding']))
    response.writeHead(this.status, [...headers, 'X-Request-Id', requestId])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** Whether it is still to be packed as small as it gets; the first who asks is to do that. */
  claimPacking(): boolean {
    if (!this.#packs || this.#packingClaimed) return false
    this.#packingClaimed = true
    return true
  }

  /** Packs what is held as Brotli once more, as small as it gets, in the place of zstd too. */
  async packThoroughly(): Promise<void> {
    this.#hold('br', await packThoroughly(this.#plain()))
    this.#effort = 'thorough'
    this.bytes -= this.#bodies.get('zstd')?.body.length ?? 0
    this.#bodies.delete('zstd')
  }

  #encodingFor(accepted: string | undefined): Encoding | 'plain' {
    return (this.#packs && chooseEncoding(accepted, this.#effort)) || 'plain'
  }

  #packed(encoding: Encoding | 'plain'): Packed {
    const held = this.#bodies.get(encoding)
    if (held) return held
    // Nearly nobody asks for plain bytes, so those are not held as well.
    if (encoding === 'plain') return this.#withHeaders('plain', this.#plain())
    return this.#hold(encoding, pack(this.#plain(), encoding))
  }

  #hold(encoding: Encoding | 'plain', body: Buffer): Packed {
    this.bytes += body.length - (this.#bodies.get(encoding)?.body.length ?? 0)
    const packed = this.#withHeaders(encoding, body)
    this.#bodies.set(encoding, packed)
    return packed
  }

  #withHeaders(encoding: Encoding | 'plain', body: Buffer): Packed {
    const headers = [...this.#headers, 'Content-Length', String(body.length)]
    if (encoding !== 'plain') headers.push('Content-Encoding', encoding)
    return { body, headers }
  }

  #plain(): Buffer {
    for (const [encoding, { body }] of this.#bodies) {
      return encoding === 'plain' ? body : unpack(body, encoding)
    }
    throw new Error('An answer is kept without its body.')
  }
}

/** Tells whether the browser's `If-None-Match` names this version, or any. */
function isKnown(etag: string, asked: string | undefined): boolean {
  if (!asked) return false
  const known = asked.split(',').map((tag) => tag.trim().replace(/^(?!W\/)/, 'W/'))
  return asked.trim() === '*' || known.includes(etag)
}
