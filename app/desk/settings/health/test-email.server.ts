import { getOwnAccount } from '#app/staff/own-account.server.ts'
import type { App } from '#server/app-context.ts'
import type { Message } from '#server/delivery/message.ts'
import { enqueue } from '#server/delivery/outbox.ts'
import { testMessages } from './test.email.ts'

/**
 * Puts a test e-mail in the outbox, to where enquiries are mailed and to whoever asked for it. Gives
 * the id of the first.
 */
export async function sendTestEmail(app: App, staffId: number): Promise<string> {
  const { email } = await getOwnAccount(app.db, staffId)
  return sendTests(app, testMessages(app.config, email || undefined))
}

/** Puts e-mails in the outbox whose fate somebody waits to see. Gives the id of the first. */
export async function sendTests(app: App, messages: readonly Message[]): Promise<string> {
  const [id = ''] = await app.writeTogether((transaction) => enqueue(transaction, messages))
  app.delivery.wake()
  return id
}

/** How a test e-mail stands. */
export type TestStanding = 'on its way' | 'delivered' | { failed: string }

/** Finds out how a test e-mail stands; undefined when there is none with this id. */
export async function findTestStanding(
  { db }: Pick<App, 'db'>,
  id: string,
): Promise<TestStanding | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['state', 'last_error'])
    .where('id', '=', id)
    .where('kind', '=', 'staff-email')
    .where('subject_reference', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.state === 'sent') return 'delivered'
  return row.last_error ? { failed: row.last_error } : 'on its way'
}
