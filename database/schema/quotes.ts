import type { Generated, Insertable, Selectable } from 'kysely'
import type { Language } from '#languages/language.ts'
import type { JsonText, Timestamp } from './values.ts'

/** Offers with prices; what each of them says stands in its revisions. */
export interface QuotesTable {
  id: Generated<number>
  enquiry_id: number
  /** As in `Q-2026-0017`; with its parts null until a first revision is sent. */
  number: string | null
  /** The financial year, by the calendar year in which it begins. */
  year: number | null
  running: number | null
  made_at: Timestamp
}

/** What a quote says at one time. Once sent, its words and sums never change. */
export interface QuoteRevisionsTable {
  id: Generated<number>
  quote_id: number
  /** From 1. */
  revision: number
  /** Nothing is written when its time is over: whoever asks compares `valid_until` with the day. */
  state: Generated<
    'draft' | 'thrown' | 'sent' | 'change-asked' | 'accepted' | 'withdrawn' | 'replaced'
  >
  /** One more with each change. */
  version: Generated<number>
  language: Language
  /** Who wrote it last. Not a reference: rows of staff are never deleted. */
  staff_id: number | null
  changed_at: Timestamp
  /** What was typed so far; null once it is sent. */
  draft: JsonText | null
  sent_at: Timestamp | null
  sent_by: number | null
  /** Unguessable: whoever holds it may read and answer. Null: a draft, or its person was forgotten. */
  token: string | null
  /** India's day at whose end it expires. */
  valid_until: string | null
  note: string | null
  /** The owner's terms, in its language, as they were then. */
  terms: string | null
  gstin: string | null
  tax: Generated<'none' | 'included' | 'added'>
  lines_sum: number | null
  discount: number | null
  /** In hundredths of a per cent, where it was one. */
  discount_percent: number | null
  /** Null: not spoken of; 0: free. */
  delivery: number | null
  delivery_rate: Generated<number>
  /** One entry a rate: `[{"rate": 500, "amount": 11100}]`. */
  taxes: Generated<JsonText>
  total: number | null
  /** What is asked for before the rest. */
  advance: number | null
  /** In hundredths of a per cent of the total, where it was one. */
  advance_percent: number | null
  /** Its e-mail in the outbox. */
  message_id: string | null
  /** A draft of it in the staff's chat, and whether they said that it was sent; null: none was wanted. */
  chat: 'draft' | 'sent' | 'not-sent' | null
  /** When that was said last. */
  chat_at: Timestamp | null
  answered_at: Timestamp | null
  /** Who wrote the answer down; null: the visitor answered. */
  answered_by: number | null
  withdrawn_at: Timestamp | null
  withdraw_reason: string | null
  /** When staff wrote down that its visitor does not want it: its state is `withdrawn` then. */
  declined_at: Timestamp | null
  /** India's day. */
  paid_on: string | null
  paid_amount: number | null
  paid_by: number | null
}

export type QuoteRevisionRow = Selectable<QuoteRevisionsTable>

/** One line of a revision that was sent, as it was then. */
export interface QuoteLinesTable {
  revision_id: number
  /** From 1. */
  position: number
  /** Without a reference: a deleted product can come back. Null: a line of the staff's own. */
  product_id: number | null
  size: number | null
  /** In English, or the staff's own words. */
  name: string
  /** In the quote's language; null in English, and where nobody is sure what people say. */
  local_name: string | null
  size_label: string | null
  /** The size in the quote's language, where it is called something else there. */
  local_size: string | null
  quantity: number
  /** Of one. */
  price: number
  /** In hundredths of a per cent. */
  tax_rate: Generated<number>
  amount: number
}

export type NewQuoteLineRow = Insertable<QuoteLinesTable>

/** How many quotes were numbered in each financial year. */
export interface QuoteCountersTable {
  year: number
  last: number
}

/** The PDF of a revision, as it was made when it was first asked for. */
export interface QuotePdfsTable {
  revision_id: number
  /** The last day that it says: one that was made valid for longer is made again. */
  valid_until: string
  bytes: Uint8Array
}
