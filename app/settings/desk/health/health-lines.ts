import { failureWords } from '#app/enquiries/desk/enquiry/words/failure-words.ts'
import { momentWords } from '#app/time/day-words.ts'
import { counted } from '#languages/counted.ts'
import type { OutboxState } from '#server/delivery/outbox/outbox-state.ts'

/** An e-mail of this month that was given up. */
export interface LostMessage {
  id: string
  kind: string
  error: string | null
  reference: string | undefined
  name: string | undefined
  /** Whether somebody has answered the enquiry all the same. */
  isAnswered: boolean
}

type Waiting = Pick<OutboxState, 'waiting' | 'atMailboxes' | 'oldestSeconds'>

interface Sent {
  at: string
  /** How long it took. */
  seconds: number
}

/** What is known of storing, delivering and backing up. */
export interface HealthFacts {
  writable: boolean
  /** How many bytes the disk of the site's own database still takes; undefined where that is not known. */
  diskRoom: number | undefined
  /** When a form was last refused because the database's disk was full, which may be another machine's. */
  refusedAt: string | undefined
  lastEnquiryAt: string | undefined
  /** How many messages are held back since a restore. */
  held: number
  /** What waits for the mail server, and for the other system. */
  mail: Waiting
  /** What has kept mail waiting for longest, as the delivery notes it; undefined where nothing has failed. */
  mailFailure: string | undefined
  webhook: Waiting
  emailsThisMonth: number
  /** How many of these were given up, and the newest of them. */
  lostThisMonth: number
  lost: LostMessage[]
  hasMailServer: boolean
  /** Where enquiries are mailed to. */
  staffEmail: string
  lastStaffEmail: Sent | undefined
  hasWebhook: boolean
  lastWebhook: Sent | undefined
  /** How many of this month's messages it has not taken. */
  lostWebhooks: number
  /** When the database was made. */
  madeAt: string
  lastBackup: { at: string; bytes: number } | undefined
  /** When a backup was last restored, to be used or only tried, and what was in it. */
  lastRestore: { at: string; enquiries: number } | undefined
}

/** One thing that works or does not, in words, with what to do about it. */
export interface HealthLine {
  key: 'stored' | 'disk' | 'lost' | 'held' | 'email' | 'webhook' | 'backup' | 'restore'
  /** Whether a person is needed. */
  isBad: boolean
  /** Whether it has never been done, so that nobody knows yet. */
  isUntried?: boolean
  title: string
  text: string
}

/** Messages that wait longer than this, in seconds, wait for more than the queue. */
const longWait = 15 * 60
/** A nightly backup that is older than this, in ms, was left out. */
const oldBackupMs = 36 * 60 * 60 * 1000
/** Backups are tried every three months; some days later that was left out, in ms. */
const oldRestoreMs = 100 * 24 * 60 * 60 * 1000
/** With less room than this, in bytes, an enquiry may no longer be stored, and no more backups are made here. */
const fullDisk = 1e6
const almostFullDisk = 100e6

/** Tells how everything stands, as seen from `now`. */
export function describeHealth(facts: HealthFacts, now: Date): HealthLine[] {
  return [
    stored(facts, now),
    ...disk(facts),
    ...lost(facts),
    ...held(facts),
    email(facts, now),
    ...webhook(facts, now),
    backup(facts, now),
    restore(facts, now),
  ]
}

function stored(facts: HealthFacts, now: Date): HealthLine {
  const { writable, diskRoom, refusedAt, lastEnquiryAt } = facts
  const lastRefused = refusedAt && refusedAt > (lastEnquiryAt ?? '') ? refusedAt : undefined
  const isFull = lastRefused !== undefined || (diskRoom !== undefined && diskRoom < fullDisk)
  if (!writable || isFull) {
    const why = isFull ? 'its disk is full' : 'the database can only be read'
    const last = lastRefused ? ` A form was refused ${moment(lastRefused, now)}.` : ''
    const text = `Visitors are asked to call. Ask who runs the site: ${why}.${last}`
    return { key: 'stored', isBad: true, title: 'Enquiries can’t be stored', text }
  }
  const text = lastEnquiryAt
    ? `Last one ${moment(lastEnquiryAt, now)}. Each has a reference number.`
    : 'None has come yet.'
  return { key: 'stored', isBad: false, title: 'Enquiries are being stored', text }
}

function disk({ diskRoom }: HealthFacts): HealthLine[] {
  if (diskRoom === undefined || diskRoom < fullDisk || diskRoom >= almostFullDisk) return []
  const text = `${Math.floor(diskRoom / 1e6)} MB are left. Once it is full, nothing can be stored: ask who runs the site to make space.`
  return [{ key: 'disk', isBad: true, title: 'The site’s disk is almost full', text }]
}

function lost({ lost, lostThisMonth, emailsThisMonth }: HealthFacts): HealthLine[] {
  if (lost.length === 0) return []
  const open = lost.filter(({ isAnswered }) => !isAnswered)
  const title = `${lostThisMonth} of ${emailsThisMonth} e-mails this month not delivered`
  const reasons = [...new Set(lost.map(({ error }) => failureWords(error)))].join(', ')
  const text =
    open.length > 0
      ? `${sentence(reasons)}. No more tries; call ${open.length === 1 ? 'this visitor' : 'them'} instead.`
      : `${sentence(reasons)}. The visitors were answered all the same.`
  return [{ key: 'lost', isBad: open.length > 0, title, text }]
}

function held({ held }: HealthFacts): HealthLine[] {
  if (held === 0) return []
  const title = `${held} ${held === 1 ? 'message is' : 'messages are'} held back`
  const text =
    'A backup was restored, and they may have been sent since. Ask who runs the site to send or drop them.'
  return [{ key: 'held', isBad: true, title, text }]
}

function email(facts: HealthFacts, now: Date): HealthLine {
  const { hasMailServer, staffEmail, lastStaffEmail, mail, mailFailure } = facts
  const title = `E-mail to ${staffEmail}`
  const last = lastStaffEmail && `Last delivered ${deliveredWords(lastStaffEmail, now)}.`
  if (!hasMailServer) {
    const waits = mail.waiting === 0 ? 'messages wait' : waitWords(mail)
    const text = `No mail server is set, so ${waits}. Ask who runs the site to set one up.`
    return { key: 'email', isBad: true, title, text }
  }
  if (mail.oldestSeconds > longWait) {
    const why = mailFailure ? failureWords(mailFailure) : 'the mail server takes none'
    const text = `${longWaitWords(mail)}: ${why}. They are tried for three days. Ask who runs the site.`
    return { key: 'email', isBad: true, title, text }
  }
  if (!last)
    return {
      key: 'email',
      isBad: false,
      isUntried: true,
      title,
      text: 'Nothing has been sent yet.',
    }
  return { key: 'email', isBad: false, title, text: last }
}

function webhook(facts: HealthFacts, now: Date): HealthLine[] {
  const { hasWebhook, lastWebhook, lostWebhooks, webhook } = facts
  const title = 'Your other system'
  if (!hasWebhook) {
    if (webhook.waiting === 0) return []
    const text = `Its address is set no more, so ${waitWords(webhook)}. Ask who runs the site to set it again, or to throw them away.`
    return [{ key: 'webhook', isBad: true, title, text }]
  }
  if (lostWebhooks > 0) {
    const text = `It has not taken ${lostWebhooks} of this month’s enquiries. Ask who runs the site to mend it and send them again.`
    return [{ key: 'webhook', isBad: true, title, text }]
  }
  if (webhook.oldestSeconds > longWait) {
    const text = `${longWaitWords(webhook)}: it takes none. They are tried for three days.`
    return [{ key: 'webhook', isBad: true, title, text }]
  }
  if (!lastWebhook) {
    const text = 'It has been told nothing yet.'
    return [{ key: 'webhook', isBad: false, isUntried: true, title, text }]
  }
  const text = `Last told ${deliveredWords(lastWebhook, now)}.`
  return [{ key: 'webhook', isBad: false, title, text }]
}

function waitWords({ waiting }: Waiting) {
  return waiting === 1 ? 'one waits' : `${waiting} wait`
}

function longWaitWords({ waiting, atMailboxes, oldestSeconds }: Waiting) {
  return `${waiting - atMailboxes} wait, the longest for ${Math.round(oldestSeconds / 60)} minutes`
}

function backup({ lastBackup, madeAt }: HealthFacts, now: Date): HealthLine {
  const isOld = isBefore(lastBackup?.at ?? madeAt, oldBackupMs, now)
  const line = { key: 'backup', isBad: isOld, title: 'Backup' } as const
  if (!lastBackup) {
    const none = isOld ? 'None is known of.' : 'None yet.'
    const text = `${none} Ask who runs the site to make one each night.`
    return { ...line, isUntried: true, text }
  }
  const megabytes = (lastBackup.bytes / 1e6).toFixed(lastBackup.bytes < 1e7 ? 1 : 0)
  const made = `${sentence(moment(lastBackup.at, now))}, ${megabytes} MB.`
  const text = isOld ? `The last one: ${made} Ask who runs the site why none came after it.` : made
  return { ...line, text }
}

function restore({ lastRestore, madeAt }: HealthFacts, now: Date): HealthLine {
  const isOld = isBefore(lastRestore?.at ?? madeAt, oldRestoreMs, now)
  const line = { key: 'restore', isBad: isOld, title: 'Trying a backup' } as const
  const ask = 'Ask who runs the site to try one every three months: nothing here changes by that.'
  if (!lastRestore) {
    const text = `${isOld ? 'None was ever tried.' : 'None was tried yet.'} ${ask}`
    return { ...line, isUntried: true, text }
  }
  const { at, enquiries } = lastRestore
  const what = counted(enquiries, 'enquiry was', 'enquiries were')
  const tried = `Last restored ${moment(at, now)}: ${what} in it.`
  return { ...line, text: isOld ? `${tried} ${ask}` : tried }
}

function isBefore(at: string, ms: number, now: Date) {
  return now.getTime() - Date.parse(at) > ms
}

function deliveredWords({ at, seconds }: Sent, now: Date) {
  const took = seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `${moment(at, now)}, after ${took}`
}

/** Within a sentence: `today, 11:20 am`. */
function moment(at: string, now: Date) {
  const words = momentWords(at, now)
  return /^(Today|Yesterday)/.test(words) ? `${words[0]?.toLowerCase()}${words.slice(1)}` : words
}

function sentence(words: string) {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}
