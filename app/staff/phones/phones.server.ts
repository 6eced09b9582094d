import type { Selectable, Transaction } from 'kysely'
import { answeringRoles } from '#app/staff/role.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { PushSubscriptionsTable } from '#database/schema/staff.ts'
import type { Schema } from '#database/schema.ts'
import { phoneRecipient } from '#server/delivery/outbox/outbox.ts'
import { type NotificationChoices, standardChoices } from './push-choices.ts'

/** A browser's subscription as it gives it: where its push service is, and its keys. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** A phone or computer that is told. */
export interface Phone extends NotificationChoices {
  id: number
  deviceId: number
  label: string
  createdAt: string
  lastNoticeAt: string | null
  /** Whether its push service refuses what waits for it: mostly the site has another push key since. */
  isRefused: boolean
}

/** Lists somebody's phones that are told, in the order in which they were turned on. */
export async function listPhones(db: Database, staffId: number): Promise<Phone[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('staff_devices', 'staff_devices.id', 'push_subscriptions.device_id')
    .selectAll('push_subscriptions')
    .select('staff_devices.label')
    .where('push_subscriptions.staff_id', '=', staffId)
    .orderBy('push_subscriptions.id')
    .execute()
  const refused = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('channel', '=', 'push')
    .where('state', '=', 'waiting')
    .where('last_error', 'in', ['HTTP 401', 'HTTP 403'])
    .execute()
  const isRefused = new Set(refused.map(({ recipient }) => recipient))
  return rows.map((row) => ({
    id: row.id,
    deviceId: row.device_id,
    label: row.label,
    createdAt: row.created_at,
    lastNoticeAt: row.last_notice_at,
    isRefused: isRefused.has(phoneRecipient(row.id)),
    newEnquiry: row.new_enquiry === 1,
    waitsTooLong: row.waits_too_long === 1,
    deliveryFails: row.delivery_fails === 1,
    anyHour: row.any_hour === 1,
    saysWho: row.says_who === 1,
  }))
}

/**
 * Tells a device of what happens from now on, in place of whoever was told there before: of new
 * enquiries and of those that wait too long, in working hours, without names.
 */
export async function turnOnPhone(
  transaction: Transaction<Schema>,
  { staffId, deviceId }: { staffId: number; deviceId: number },
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<void> {
  const former = await transaction
    .selectFrom('push_subscriptions')
    .select(['id', 'staff_id'])
    .where((either) =>
      either.or([either('endpoint', '=', endpoint), either('device_id', '=', deviceId)]),
    )
    .execute()
  for (const { id, staff_id } of former) await turnOffPhone(transaction, { id, staffId: staff_id })
  const last = await transaction
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('enquiries')
        .select(({ fn }) => fn.max('id').as('id'))
        .as('enquiry'),
      selectFrom('enquiry_events')
        .select(({ fn }) => fn.max('id').as('id'))
        .as('event'),
    ])
    .executeTakeFirstOrThrow()
  const at = now.toISOString()
  await transaction
    .insertInto('push_subscriptions')
    .values({
      staff_id: staffId,
      device_id: deviceId,
      endpoint,
      p256dh,
      auth,
      ...asColumns(standardChoices),
      told_enquiry: last.enquiry ?? 0,
      told_event: last.event ?? 0,
      told_until: at,
      created_at: at,
      last_notice_at: null,
    })
    .execute()
}

/** Changes of what one of somebody's phones is told, and how. */
export async function changePhone(
  transaction: Transaction<Schema>,
  { id, staffId }: { id: number; staffId: number },
  choices: NotificationChoices,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('push_subscriptions')
    // Of what was over before it wanted to hear of it nobody tells it.
    .set({ ...asColumns(choices), told_until: now.toISOString() })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .execute()
}

/** Ends what one of somebody's phones is told; what waits for it is not sent any more. */
export async function turnOffPhone(
  transaction: Transaction<Schema>,
  { id, staffId }: { id: number; staffId: number },
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await dropUnsent(transaction, id)
}

/** Ends what the device of a session is told, as when somebody signs out there. */
export async function turnOffHere(
  transaction: Transaction<Schema>,
  { id: staffId, sessionId }: { id: number; sessionId: number },
): Promise<void> {
  const phones = await transaction
    .selectFrom('push_subscriptions')
    .innerJoin('staff_sessions', 'staff_sessions.device_id', 'push_subscriptions.device_id')
    .select('push_subscriptions.id')
    .where('staff_sessions.id', '=', sessionId)
    .execute()
  for (const { id } of phones) await turnOffPhone(transaction, { id, staffId })
}

/** Forgets a phone whose push service says that it wants no more. */
export async function forgetPhoneAt(db: Database, endpoint: string): Promise<void> {
  await retryWhenBusy(() =>
    db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute(),
  )
}

/** A phone that can be told now, and how far it was told. */
export type TellablePhone = Selectable<PushSubscriptionsTable>

/**
 * Lists the phones that may be told: somebody is signed in there who may see enquiries. Each has its
 * row's columns.
 */
export async function listTellable(db: Database, now: Date): Promise<TellablePhone[]> {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('staff', 'staff.id', 'push_subscriptions.staff_id')
    .selectAll('push_subscriptions')
    .where('staff.removed_at', 'is', null)
    .where('staff.role', 'in', answeringRoles)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_sessions')
          .select('staff_sessions.id')
          .whereRef('staff_sessions.device_id', '=', 'push_subscriptions.device_id')
          .whereRef('staff_sessions.staff_id', '=', 'push_subscriptions.staff_id')
          .where('staff_sessions.expires_at', '>', now.toISOString()),
      ),
    )
    .orderBy('push_subscriptions.id')
    .execute()
}

async function dropUnsent(transaction: Transaction<Schema>, id: number) {
  await transaction
    .deleteFrom('outbox')
    .where('channel', '=', 'push')
    .where('recipient', '=', phoneRecipient(id))
    .where('state', '!=', 'sent')
    .execute()
}

function asColumns(choices: NotificationChoices) {
  return {
    new_enquiry: Number(choices.newEnquiry),
    waits_too_long: Number(choices.waitsTooLong),
    delivery_fails: Number(choices.deliveryFails),
    any_hour: Number(choices.anyHour),
    says_who: Number(choices.saysWho),
  }
}
