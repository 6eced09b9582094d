import { findAccount, foldIdentity } from '#app/staff/accounts.server.ts'
import { makeLink, validForMs } from '#app/staff/links/links.server.ts'
import { takeAttempt } from '#app/staff/sign-in/attempts.server.ts'
import type { App } from '#server/app-context.ts'
import type { Config } from '#server/config.ts'
import { enqueue } from '#server/delivery/outbox.ts'
import { staffLinkMessage } from './staff-link.email.ts'

/** Letters to one account, and from one network over all accounts, before the wait. */
const mostOfAccount = 3
const mostOfNetwork = 10

/** Whether links can be mailed: somebody carries them, and they lead to this very site. */
export function canMailLinks({ siteUrlGiven, mail }: Pick<Config, 'siteUrlGiven' | 'mail'>) {
  return siteUrlGiven && mail.smtpUrl !== undefined
}

/**
 * Mails a sign-in link to whoever signs in with this mobile number or e-mail. Whether there is
 * such an account makes no difference to what is given: nothing, or until when to wait where too
 * many were asked for. It is all one write, so that it takes as long as well.
 */
export async function mailSignInLink(
  {
    config,
    db,
    writeTogether,
    delivery,
  }: Pick<App, 'config' | 'db' | 'writeTogether' | 'delivery'>,
  { identity, network }: { identity: string; network: string },
  now = new Date(),
): Promise<{ waitsUntil: Date } | undefined> {
  const account = await findAccount(db, identity)
  const counts = [
    { key: `mailed link ${foldIdentity(identity)}`, most: mostOfAccount },
    { key: `mailed links ${network}`, most: mostOfNetwork },
  ]
  const attempt = await writeTogether(async (transaction) => {
    const taken = await takeAttempt(transaction, counts, now)
    if (!taken.taken || !account?.email) return taken
    const { id: staffId, name, email } = account
    const { siteUrl } = config
    const link = await makeLink(transaction, { purpose: 'sign-in', staffId, siteUrl }, now)
    const expiresAt = new Date(now.getTime() + validForMs['sign-in'])
    const to = { name, address: email }
    await enqueue(
      transaction,
      [staffLinkMessage({ purpose: 'sign-in', to, link, expiresAt }, config)],
      now,
    )
    return taken
  })
  if (!attempt.taken) return { waitsUntil: attempt.waitsUntil }
  delivery.wake()
  return undefined
}
