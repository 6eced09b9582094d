import { Readable } from 'node:stream'
import { DeliveryError } from './transport.ts'

/** How long a mail server may take with a message, in ms. */
export interface MailPatience {
  /** From connecting until it asks for the text. */
  beforeText: number
  /** With each 16 KB of the text. */
  text: number
  /** From the end of the text until it says whether it took it. */
  answer: number
}

/**
 * Scanners and full disks make a server slow where it takes a message, and it has taken it all the
 * same: RFC 5321 §4.5.3.2.6 asks for ten minutes.
 */
export const standardPatience: MailPatience = {
  beforeText: 30_000,
  text: 20_000,
  answer: 300_000,
}

/** A text is written in parts of any size: only small ones tell how far it has come. */
const pieceBytes = 16_384

/** One message on its way to a mail server. */
interface Sending {
  /** Aborted when the server has taken too long. */
  signal: AbortSignal
  /** Gives the message's text, and notes how far it has come. */
  follow(text: Readable): Readable
  /** Whether the server was given the whole text. */
  isTextGiven(): boolean
  /** How it failed, where the server took too long. */
  overdue(): DeliveryError | undefined
  /** Asks no more how long it takes. */
  end(): void
}

/** Begins to watch how long a mail server takes with one message. */
export function watchSending(patience: MailPatience): Sending {
  const tooLong = new AbortController()
  let isTextGiven = false
  let timer: NodeJS.Timeout | undefined
  const allow = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => tooLong.abort(), ms)
  }
  allow(patience.beforeText)

  async function* followPieces(text: Readable) {
    for await (const part of text as AsyncIterable<Buffer>) {
      for (let from = 0; from < part.length; from += pieceBytes) {
        allow(patience.text)
        yield part.subarray(from, from + pieceBytes)
      }
    }
    isTextGiven = true
    allow(patience.answer)
  }

  return {
    signal: tooLong.signal,
    // Read as the connection takes it, and not before: each piece tells that the last one has gone.
    follow: (text) => Readable.from(followPieces(text)),
    isTextGiven: () => isTextGiven,
    overdue() {
      if (!tooLong.signal.aborted) return undefined
      // It took all that was said, perhaps for good: asking again at once would only bring copies.
      if (isTextGiven) return new DeliveryError('message', 'ETIMEDOUT DATA')
      return new DeliveryError('channel', 'ETIMEDOUT CONN')
    },
    end: () => clearTimeout(timer),
  }
}
