import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { makeLink } from '#app/staff/links/links.server.ts'
import { say } from '#commands/shared/say.ts'
import type { Database } from '#database/connection.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { readConfig } from '#server/config.ts'

/** Makes a link for somebody and prints it on standard output, and what it is on standard error. */
export async function printLink(
  db: Database,
  { purpose, staffId }: { purpose: 'invitation' | 'reset'; staffId: number },
): Promise<void> {
  const { siteUrl, siteUrlGiven } = readConfig(process.env, shopDefaults, loadEnvFile())
  const link = await makeLink(db, { purpose, staffId, siteUrl })
  await recordStaffEvent(db, { code: 'link-made', aboutStaffId: staffId, about: purpose })
  const time = purpose === 'invitation' ? '3 days' : 'an hour'
  say(`Give them this link: it works once, within ${time}. Whoever opens it chooses the password.`)
  if (!siteUrlGiven) say('SITE_URL is not set, so it leads to this machine.')
  process.stdout.write(`${link}\n`)
}
