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
  /** How it was just sent. */
  justSent: { words: string; chat: boolean } | undefined
  mayAnswer: boolean
  mayPay: boolean
  mayProlong: boolean
  /** The revision that takes its place; the draft of one. */
  next: { id: number; words: string } | undefined
  /** India's days: today, its last, and the last that a longer one has at first. */
  days: { today: string; until: string; later: string }
}
