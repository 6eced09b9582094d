import type { Mailbox } from '#server/config/values.ts'

/** A finished e-mail. Who writes it, and to whom when it goes to the staff, the settings say. */
export interface Email {
  to?: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

/** A file that goes with an e-mail. */
interface Attachment {
  filename: string
  contentType: string
  /** Its bytes in Base64. */
  content: string
  encoding: 'base64'
}

/** What a webhook tells (Standard Webhooks): what happened, when, and the facts. */
export interface WebhookEvent {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

/** A phone that is told, by its browser's push service. */
export interface PushPhone {
  id: number
  endpoint: string
  p256dh: string
  auth: string
}

/** What a phone shows: few words, since whoever sees it can read them. */
export interface Notice {
  title: string
  text: string
  /** What a tap opens, as a path. */
  opens: string
  /** A later one of the same tag takes its place. */
  tag: string
  /** How many enquiries are ours to answer. */
  waiting: number
}

/** A notice as it waits in the outbox. */
export interface PushMessage {
  phone: PushPhone
  notice: Notice
}

/** A message to be sent; `reference` is the enquiry that it is about, where it is about one. */
export type Message =
  | { kind: 'staff-email'; reference?: string; email: Email }
  | { kind: 'visitor-email'; reference: string; email: Email & { to: Mailbox } }
  /** Goes over a channel of its own, which may add the quote as a file. */
  | { kind: 'quote-email'; reference: string; email: Email & { to: Mailbox } }
  | { kind: 'newsletter-email'; email: Email & { to: Mailbox } }
  | { kind: 'webhook'; reference: string; event: WebhookEvent }
  /** Carries what lets somebody in until `expiresAt`: not sent after it, and nothing of it kept. */
  | { kind: 'staff-link-email'; email: Email & { to: Mailbox }; expiresAt: Date }
  /** Names no enquiry, since it is no message to a visitor; what it `opens` does. */
  | ({ kind: 'push'; expiresAt: Date } & PushMessage)
