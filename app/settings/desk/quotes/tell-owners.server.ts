import type { Transaction } from 'kysely'
import { settingsChangesPath } from '#app/paths/desk-paths.ts'
import { upiNames } from '#app/settings/quotes/quote-settings.ts'
import { settingLabel } from '#app/settings/setting-fields.ts'
import { istTime } from '#app/time/day-words.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { upiChangedMessage } from './upi-changed.email.ts'

/**
 * Writes to every owner who has an e-mail address, else to where the staff read enquiries, where one of
 * these changes is of who is paid by UPI. Tells whether anybody is written to.
 */
export async function tellOwnersOfUpi(
  transaction: Transaction<Schema>,
  { business, siteUrl, mail }: Pick<Config, 'business' | 'siteUrl' | 'mail'>,
  { changes, staffId, now }: { changes: readonly number[]; staffId: number; now: Date },
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('settings_changes')
    .select(['name', 'before', 'after'])
    .where('id', 'in', changes)
    .where('name', 'in', upiNames)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return false
  const owners = await transaction
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where((where) =>
      where.or([
        where('id', '=', staffId),
        where.and([where('role', '=', 'owner'), where('removed_at', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .execute()
  const change = {
    who: owners.find(({ id }) => id === staffId)?.name ?? 'Somebody',
    when: istTime(now.toISOString()),
    lines: rows.map(({ name, before, after }) => ({
      label: settingLabel(name),
      before: textOf(before),
      after: textOf(after),
    })),
    undoAt: siteUrl + settingsChangesPath,
  }
  const reached = owners.flatMap(({ name, email }) => (email ? [{ name, address: email }] : []))
  const to = reached.length > 0 ? reached : [{ name: business.name, address: mail.staff }]
  await enqueue(
    transaction,
    to.map((mailbox) => upiChangedMessage(mailbox, change, business)),
    now,
  )
  return true
}

function textOf(stored: string | null) {
  return stored === null ? '' : String(JSON.parse(stored))
}
