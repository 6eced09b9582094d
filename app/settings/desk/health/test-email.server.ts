import { getOwnAccount } from '#app/staff/own-account.server.ts'
import type { App } from '#server/app-context.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/channels/letter.ts'
import type { Message } from '#server/delivery/outbox/message.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'

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

/** The test e-mails that somebody of the staff asked for: to where enquiries go, and to themselves. */
function testMessages(
  { business, mail, siteUrl }: Pick<Config, 'business' | 'mail' | 'siteUrl'>,
  own: string | undefined,
): Message[] {
  const says = `This is a test from the desk of ${business.name} at ${siteUrl}. E-mails about enquiries reach this address.`
  const email = {
    subject: `A test from the desk of ${business.name}`,
    text: letter(says),
    html: htmlLetter(`<p>${escapeHtml(says)}</p>`),
  }
  const alsoOwn = own !== undefined && own.toLowerCase() !== mail.staff.toLowerCase()
  return [
    { kind: 'staff-email', email },
    ...(alsoOwn
      ? [{ kind: 'staff-email' as const, email: { ...email, to: { name: '', address: own } } }]
      : []),
  ]
}
