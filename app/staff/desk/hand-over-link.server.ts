import type { Transaction } from 'kysely'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { canMailLinks, makeLink, validForMs } from '#app/staff/links/links.server.ts'
import { staffLinkMessage } from '#app/staff/mailed-link/staff-link.email.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'

interface HandOver {
  purpose: 'invitation' | 'reset'
  person: { id: number; name: string; email: string }
  byStaffId: number
}

/** A link to be handed over: shown once, since only its hash is stored. */
export interface HandedOver {
  purpose: 'invitation' | 'reset'
  link: string
  /** The person's e-mail, where it goes to them as a letter too. */
  mailedTo: string | null
}

/**
 * Makes a link that lets somebody choose a password, and mails it too where mail is set up; the
 * caller wakes delivery after the commit.
 */
export async function handOverLink(
  transaction: Transaction<Schema>,
  config: Config,
  { purpose, person, byStaffId }: HandOver,
  now = new Date(),
): Promise<HandedOver> {
  const { siteUrl } = config
  const link = await makeLink(transaction, { purpose, staffId: person.id, siteUrl }, now)
  const mails = canMailLinks(config)
  if (mails) {
    const expiresAt = new Date(now.getTime() + validForMs[purpose])
    const to = { name: person.name, address: person.email }
    const message = staffLinkMessage({ purpose, to, link, expiresAt }, config)
    await enqueue(transaction, [message], now)
  }
  const event = { code: 'link-made', staffId: byStaffId, aboutStaffId: person.id } as const
  await recordStaffEvent(transaction, { ...event, about: purpose }, now)
  return { purpose, link, mailedTo: mails ? person.email : null }
}
