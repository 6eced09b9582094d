import { type SqlBool, sql } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { countOpen } from '#app/enquiries/answering/inbox/inbox-counts.server.ts'
import { listTellable, type TellablePhone } from '#app/staff/phones/phones.server.ts'
import {
  failureNotification,
  lateNotification,
  newEnquiryNotification,
  quoteNotification,
  type ToldEnquiry,
  trialNotification,
} from '#app/staff/phones/push-notification.ts'
import { addWorkingMinutes, isOpenAt } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { repeatWork } from '#server/background-work.ts'
import { deskName } from '#server/config/short-name.ts'
import type { Message, Notice } from '#server/delivery/outbox/message.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { asTold } from './as-told.server.ts'
import { findSettledEnquiry, findSettledEvent } from './settled-rows.server.ts'
import { listQuoteAnswers, listReleased } from './told-events.server.ts'

/** A notice that is older is nothing to wake anybody for, in ms. */
const staleMs = 12 * 60 * 60 * 1000
/** What is not answered for longer was told of when it became late, in ms. */
const longAgoMs = 14 * 24 * 60 * 60 * 1000
/** How long a message fails before somebody is told: a mail server that starts again is nothing. */
const failingMs = 30 * 60 * 1000
const lookEveryMs = 60 * 1000
/** More are only counted. */
const most = 200

type Telling = Pick<App, 'db' | 'config' | 'delivery'>

/**
 * Tells each phone what has happened since it was told last and it wants to hear: of what came
 * outside of working hours once, when they begin, unless it wants all at once. How far a phone was
 * told is written together with what it is told, so that two processes tell it once. Gives how many
 * notices were written.
 */
export async function tellPhones(app: Telling, now: Date = new Date()): Promise<number> {
  const { config, db, delivery } = app
  const desk = deskName(config.business.name)
  const phones = await listTellable(db, now)
  if (phones.length === 0) return 0
  const settings = await readDeskSettings(db)
  const isOpen = isOpenAt(now, settings.hours)
  const { ours: waiting } = await countOpen(db, undefined, now)
  let told = 0
  for (const kept of phones) {
    const phone = { ...kept, since: toldSince(kept, now) }
    if (!isOpen && !phone.any_hour) continue
    const facts = { desk, saysWho: phone.says_who === 1, waiting }
    const settled = await findSettledEnquiry(db, phone.told_enquiry, now)
    const arrived = await listArrived(db, phone.told_enquiry, settled)
    const toldEvent = await findSettledEvent(db, phone.told_event, now)
    const released = phone.new_enquiry ? await listReleased(db, phone, toldEvent) : []
    const late = phone.waits_too_long ? await listLate(db, phone.since, now, settings) : []
    const failing = phone.delivery_fails ? await listFailing(db, phone.since, now) : []
    const notices: Notice[] = []
    const fresh = phone.new_enquiry ? [...released, ...arrived] : []
    if (fresh.length > 0) notices.push(newEnquiryNotification(fresh, facts))
    if (late.length > 0) notices.push(lateNotification(late, facts))
    if (failing.length > 0) {
      const reference = failing.length === 1 ? (failing[0]?.subject_reference ?? null) : null
      notices.push(failureNotification(failing.length, reference, facts))
    }
    const answers = phone.new_enquiry ? await listQuoteAnswers(db, phone, toldEvent) : []
    if (answers.length > 0) notices.push(quoteNotification(answers, facts))
    const toldEnquiry = arrived.at(-1)?.id ?? phone.told_enquiry
    told += await write(app, phone, notices, { toldEnquiry, toldEvent, now })
  }
  if (told > 0) delivery.wake()
  return told
}

/** Sends a phone something to look at, whatever the hour. Tells whether it is a phone of theirs. */
export async function tellTrial(
  app: Telling,
  { id, staffId }: { id: number; staffId: number },
  now: Date = new Date(),
): Promise<boolean> {
  const phone = (await listTellable(app.db, now)).find((one) => one.id === id)
  if (phone?.staff_id !== staffId) return false
  const { ours: waiting } = await countOpen(app.db, undefined, now)
  const notice = trialNotification({
    desk: deskName(app.config.business.name),
    saysWho: phone.says_who === 1,
    waiting,
  })
  const message = messageTo(phone, notice, now)
  await writeTransaction(app.db, (transaction) => enqueue(transaction, [message], now))
  app.delivery.wake()
  return true
}

/**
 * Tells phones from now on: when something about enquiries changes, and every minute, since nothing
 * changes when somebody has waited too long. Gives what ends it; where there is no key, nobody is
 * told.
 */
export function startTellingPhones(app: App): () => void {
  if (!app.config.push) return () => undefined
  const work = async () => {
    try {
      await tellPhones(app)
    } catch (error) {
      app.log.error({ err: error }, 'phones could not be told')
    }
  }
  const { ask, end } = repeatWork(app, 'Telling phones', { everyMs: lookEveryMs, work })
  const endListening = app.changes.listen({ heard: ask, ended: () => undefined })
  return () => {
    end()
    endListening()
  }
}

/** Up to when a phone was told. What lies ahead was a wrong clock's: then what is not stale is told. */
function toldSince({ told_until }: TellablePhone, now: Date): string {
  if (told_until <= now.toISOString()) return told_until
  return new Date(now.getTime() - staleMs).toISOString()
}

/** Writes notices and how far the phone is told with them; none where another process was first. */
async function write(
  { db }: Telling,
  phone: TellablePhone,
  notices: readonly Notice[],
  { toldEnquiry, toldEvent, now }: { toldEnquiry: number; toldEvent: number; now: Date },
): Promise<number> {
  const isFurther = toldEnquiry !== phone.told_enquiry || toldEvent !== phone.told_event
  if (notices.length === 0 && !isFurther) return 0
  const at = now.toISOString()
  return writeTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('push_subscriptions')
      .set({
        told_enquiry: toldEnquiry,
        told_event: toldEvent,
        told_until: at,
        ...(notices.length > 0 && { last_notice_at: at }),
      })
      .where('id', '=', phone.id)
      .where('told_enquiry', '=', phone.told_enquiry)
      .where('told_event', '=', phone.told_event)
      .where('told_until', '=', phone.told_until)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 0
    const messages = notices.map((notice) => messageTo(phone, notice, now))
    await enqueue(transaction, messages, now)
    return messages.length
  })
}

function messageTo(
  { id, endpoint, p256dh, auth }: TellablePhone,
  notice: Notice,
  now: Date,
): Message {
  const expiresAt = new Date(now.getTime() + staleMs)
  return { kind: 'push', phone: { id, endpoint, p256dh, auth }, notice, expiresAt }
}

/** Enquiries after one id and up to another that are to be answered, in order. */
async function listArrived(
  db: Database,
  after: number,
  upTo: number,
): Promise<(ToldEnquiry & { id: number })[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'full_name', 'address', 'language'])
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...asTold(row), id: row.id }))
}

/** Enquiries whose visitor has waited for longer than was promised only since that instant. */
async function listLate(
  db: Database,
  since: string,
  now: Date,
  { hours, promiseMinutes }: Awaited<ReturnType<typeof readDeskSettings>>,
): Promise<ToldEnquiry[]> {
  const from = new Date(Date.parse(since) - longAgoMs).toISOString()
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'full_name', 'address', 'language', 'our_turn_since'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('our_turn_since', '<=', now.toISOString())
    .where('our_turn_since', '>', from)
    .where('erased_at', 'is', null)
    .orderBy('our_turn_since', 'desc')
    .limit(most)
    .execute()
  return rows
    .filter(({ our_turn_since }) => {
      const due = addWorkingMinutes(new Date(our_turn_since ?? now), promiseMinutes, hours)
      return due !== undefined && due > new Date(since) && due <= now
    })
    .map(asTold)
}

/** Messages other than notices that have failed for long enough only since that instant. */
async function listFailing(db: Database, since: string, now: Date) {
  const before = (time: Date) => new Date(time.getTime() - failingMs).toISOString()
  return db
    .selectFrom('outbox')
    .select('subject_reference')
    .where('channel', '!=', 'push')
    .where('state', '!=', 'sent')
    .where('first_failed_at', '>', before(new Date(since)))
    .where('first_failed_at', '<=', before(now))
    .limit(most)
    .execute()
}
