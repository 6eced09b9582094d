import type { QuoteStanding } from '#app/quotes/quote.ts'
import type { SeenQuote } from './seen-quote.tsx'

/** Everything that the page of a quote shows which was sent. */
export interface SentView {
  id: number
  title: string
  standing: QuoteStanding
  enquiry: { reference: string; name: string; firstName: string }
  total: string
  /** What is known of it, by its name. */
  facts: [name: string, value: string][]
  /** What the visitor wrote or staff wrote down last, where it is a withdrawal: why. */
  reason: string | undefined
  seen: SeenQuote
  /** Where its visitor reads it; missing once they were forgotten. */
  link: string | undefined
  /** Where it is had on paper; missing where it holds no more. */
  pdf: string | undefined
  whatsApp: string | undefined
  call: string | undefined
  /** How it was just sent, or that nobody has said yet whether the draft in WhatsApp was. */
  strip: { words: string; asksChat: boolean } | undefined
  /** Whether it can go out by e-mail once more, and where to. */
  mailAgain: string | undefined
  /** Its visitor was erased: nothing can be done with it any more. */
  isErased: boolean
  mayAnswer: boolean
  mayPay: boolean
  /** What is written down as received in all so far, in rupees. */
  received: string | undefined
  /** Where what was received for earlier revisions can be corrected. */
  paidBefore: readonly { id: number; words: string }[]
  /** What takes the last payment back where it is typed as received in all; missing where none can be. */
  takesBack: string | undefined
  mayProlong: boolean
  /** It was accepted, and could be so by mistake. */
  mayReopen: boolean
  /** The revision that takes its place; the draft of one. */
  next: { id: number; words: string } | undefined
  /** India's days: today, and the last that a longer one has at first. */
  days: { today: string; later: string }
}
