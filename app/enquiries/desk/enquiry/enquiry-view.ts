import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import type { EnquiryState, LostReason, Turn } from '#app/enquiries/answering/enquiry-state.ts'
import type { Erasing } from '#app/enquiries/desk/people/erasing.server.ts'
import type { Language } from '#languages/language.ts'

/** A thing that was asked for, as it was then. */
export interface AskedProduct {
  id: number
  name: string
  /** The size in words, as it was called then. */
  size?: string
  /** The price that was seen, and what it is today. */
  price?: string
  quantity: string
  /** The visitor's words about it. */
  note?: string
  room?: ThumbPicture
  /** What is different about it today. */
  changed?: string
}

/** One of the messages that the enquiry caused, as its delivery stands. */
export interface DeliveryLine {
  id: string
  to: string
  standing: 'delivered' | 'trying' | 'failed'
  words: string
  canSendAgain: boolean
  /** Whether another address may help. */
  wantsAddress: boolean
}

export type LogIcon =
  | 'alert'
  | 'bin'
  | 'check'
  | 'eye'
  | 'mail'
  | 'note'
  | 'person'
  | 'phone'
  | 'undo'
  | 'whatsapp'

/** One line of what happened. */
export interface LogLine {
  key: string
  at: string
  time: string
  icon: LogIcon | EnquiryState
  /** The staff member who did it, by first name. */
  who?: string
  words: string
  bad?: boolean
  note?: { id: number; text: string; struck?: string; canStrike: boolean }
  /** A message that did not go through: what can be done about it. */
  message?: Pick<DeliveryLine, 'id' | 'canSendAgain' | 'wantsAddress'>
  /** The event, where it can be undone. */
  undo?: number
}

export interface LogDay {
  heading: string
  lines: LogLine[]
}

export interface EarlierLine {
  reference: string
  words: string
  when: string
  state: EnquiryState
}

/** A ready text, filled in, with what it opens. */
export interface ReadyTextView {
  key: string
  /** Set on one's own: it can be changed and removed. */
  own?: { id: number; subject: string; text: string }
  channel: 'whatsapp' | 'email'
  language: Language
  /** It is in the visitor's language, or in English where there is none in that. */
  fits: boolean
  title: string
  preview: string
  link: string
}

/** A quote as the enquiry's screen names it. */
export interface QuoteLineOfEnquiry {
  /** Its newest revision's. */
  id: number
  /** `Quote Q-2026-0017, Rs 2,340, valid till 30 Nov`. */
  words: string
  /** How it stands. */
  standing: string
}

/** The quotes of an enquiry, and what a new one would begin with. */
export interface QuoteDoor {
  quotes: QuoteLineOfEnquiry[]
  begins: string
  /** Not while one is being written. */
  mayBegin: boolean
  /** What the floor leads to, where the state's next step is not what comes next. */
  next: { to: 'write' } | { to: 'look'; id: number; words: string } | undefined
}

/** Everything that the screen of one enquiry shows, in words. */
export interface EnquiryView {
  reference: string
  /** Its language, where it was not written in English. */
  language?: string
  languageCode: Language
  version: number
  /** The last event that is seen here. */
  seen: number
  name: string
  firstName: string
  erased?: string
  state: EnquiryState
  lostReason: LostReason | null
  turn: Turn
  turnWords: string
  clock?: { minutes: number; dayMinutes: number; promiseMinutes: number }
  received: { at: string; words: string }
  from?: { words: string; to: string }
  place?: { number: number; of: number; before?: string; after?: string }
  quarantined?: string
  things?: string
  message: string | null
  bulk?: { type: string; company: string | null }
  products: AskedProduct[]
  quotes: QuoteDoor
  plan: {
    text: string
    reminder: { value: string; words: string }
    choices: { value: string; words: string }[]
    earliest: string
    withId: number | null
    /** Undefined where it is not to be chosen: closed, or not answered yet. */
    turn: 'ours' | 'theirs' | undefined
    mine: boolean
    colleagues: { id: number; name: string }[]
  }
  visitor: {
    mobile: string
    call: string
    whatsApp: string
    email: string
    emailFlag?: string
    likelyEmail?: string
    address: string | null
    erasedOn: string
  }
  earlier: { words: string; lines: EarlierLine[] }
  texts: ReadyTextView[]
  deliveries: DeliveryLine[]
  days: LogDay[]
  /** For the next note, so that one that is sent twice stands once. */
  noteId: string
  /** Whether the person may erase the visitor. */
  mayErase?: boolean
  /** What erasing would take, once it is asked for. */
  erasing?: Erasing
  /** What was just done here. */
  done?: Done & { asks?: 'lost-reason' | 'reminder' }
  /** What others did while something was being written here. */
  meanwhile?: string
}
