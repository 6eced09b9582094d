import { startOfMonth } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import { isWritable } from '#database/writable.ts'
import type { App } from '#server/app-context.ts'
import { mailboxRefuses, readChannelStates } from '#server/delivery/outbox/outbox-state.ts'
import { readDiskSpace } from '#server/disk-space.ts'
import { describeHealth, type HealthFacts, type LostMessage } from './health-lines.ts'

const mostLost = 20

type MessageKind = OutboxRow['kind']

/** What counts as an e-mail here: letters are told of by themselves, and a link that expired is no loss. */
const isCounted: Readonly<Record<MessageKind, boolean>> = {
  'staff-email': true,
  'visitor-email': true,
  'quote-email': true,
  'newsletter-email': true,
  'back-email': true,
  'letter-email': false,
  'staff-link-email': false,
  webhook: false,
  push: false,
}

const emailKinds = (Object.keys(isCounted) as MessageKind[]).filter((kind) => isCounted[kind])

const channels = { mail: ['email', 'quote', 'back'], webhook: ['webhook'] } as const

/** Gives what is known of how enquiries are stored, delivered and backed up. */
export async function readHealth(
  { db, config, fullDisk }: Pick<App, 'db' | 'config' | 'fullDisk'>,
  now: Date = new Date(),
): Promise<HealthFacts> {
  const since = startOfMonth(now).toISOString()
  const { all, mail, webhook } = await readChannelStates(db, channels, now)
  return {
    writable: await isWritable(db),
    diskRoom: await findDiskRoom(db, config),
    refusedAt: fullDisk.refusedAt,
    lastEnquiryAt: await findLastEnquiry(db),
    held: all.held,
    mail,
    mailFailure: mail.waiting > mail.atMailboxes ? await findMailFailure(db) : undefined,
    webhook,
    ...(await countEmails(db, since)),
    lost: await listLost(db, since),
    hasMailServer: config.mail.smtpUrl !== undefined,
    staffEmail: config.mail.staff,
    lastStaffEmail: await findLastSent(db, 'staff-email'),
    hasWebhook: config.webhook !== undefined,
    lastWebhook: await findLastSent(db, 'webhook'),
    lostWebhooks: await countLostWebhooks(db, since),
    madeAt: await findMadeAt(db),
    lastBackup: await findLastBackup(db),
    lastRestore: await findLastRestore(db),
  }
}

/** Counts the things about storing, delivering and backing up that need a person. */
export async function countNeeded(app: Pick<App, 'db' | 'config' | 'fullDisk'>): Promise<number> {
  const now = new Date()
  return describeHealth(await readHealth(app, now), now).filter(({ isBad }) => isBad).length
}

async function findMailFailure(db: Database) {
  const row = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('state', '=', 'waiting')
    .where('held_at', 'is', null)
    .where('channel', 'in', channels.mail)
    .where('last_error', 'not like', `${mailboxRefuses} %`)
    .orderBy('first_failed_at')
    .limit(1)
    .executeTakeFirst()
  return row?.last_error ?? undefined
}

async function findLastEnquiry(db: Database) {
  const row = await db
    .selectFrom('enquiries')
    .select('received_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at
}

/** PostgreSQL's disk is another machine's, or is watched there. */
async function findDiskRoom(db: Database, { dataDir }: App['config']) {
  if (engineOf(db) === 'postgres') return undefined
  const disk = await readDiskSpace(dataDir).catch(() => undefined)
  return disk?.free
}

/** In one statement: every screen of the desk asks whether something needs its owner. */
async function countEmails(db: Database, since: string) {
  const { emails, lost } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('emails'),
      fn.countAll<number | string>().filterWhere('state', '=', 'given-up').as('lost'),
    ])
    .where('state', 'in', ['waiting', 'sent', 'given-up'])
    .where('created_at', '>=', since)
    .where('kind', 'in', emailKinds)
    .executeTakeFirstOrThrow()
  return { emailsThisMonth: Number(emails), lostThisMonth: Number(lost) }
}

/** The e-mails that were given up since, the newest first, at most twenty. */
async function listLost(db: Database, since: string): Promise<LostMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('enquiries', 'enquiries.reference', 'outbox.subject_reference')
    .select(['outbox.id', 'outbox.kind', 'outbox.last_error', 'outbox.subject_reference'])
    .select(['enquiries.state as enquiryState', 'enquiries.full_name as name'])
    .where('outbox.state', '=', 'given-up')
    .where('outbox.created_at', '>=', since)
    .where('outbox.kind', 'in', emailKinds)
    .orderBy('outbox.created_at', 'desc')
    .limit(mostLost)
    .execute()
  return rows.map(({ id, kind, last_error, subject_reference, enquiryState, name }) => ({
    id,
    kind,
    error: last_error,
    reference: subject_reference ?? undefined,
    name: name ?? undefined,
    isAnswered: enquiryState !== null && enquiryState !== 'new',
  }))
}

async function countLostWebhooks(db: Database, since: string) {
  const { lost } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('lost'))
    .where('state', '=', 'given-up')
    .where('created_at', '>=', since)
    .where('channel', '=', 'webhook')
    .executeTakeFirstOrThrow()
  return Number(lost)
}

async function findLastSent(db: Database, kind: MessageKind) {
  const row = await db
    .selectFrom('outbox')
    .select(['created_at', 'sent_at'])
    .where('state', '=', 'sent')
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.sent_at) return undefined
  const seconds = Math.round((Date.parse(row.sent_at) - Date.parse(row.created_at)) / 1000)
  return { at: row.sent_at, seconds: Math.max(1, seconds) }
}

/** When the database was made. */
async function findMadeAt(db: Database) {
  const row = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.min('applied_at').as('at'))
    .executeTakeFirstOrThrow()
  return row.at
}

async function findLastBackup(db: Database) {
  const row = await db
    .selectFrom('backups')
    .select(['made_at', 'bytes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { at: row.made_at, bytes: Number(row.bytes) }
}

async function findLastRestore(db: Database) {
  return db
    .selectFrom('restores')
    .select(['at', 'enquiries'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
