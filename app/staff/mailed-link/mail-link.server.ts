import { findAccount, foldIdentity } from '#app/staff/accounts.server.ts'
import { makeAskedLink, validForMs } from '#app/staff/links/links.server.ts'
import { findDevice } from '#app/staff/sessions/devices.server.ts'
import { takeAttempt } from '#app/staff/sign-in/attempts.server.ts'
import type { App } from '#server/app-context.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { staffLinkMessage } from './staff-link.email.ts'

/** Links that one network, or one known device, may ask for in one account's name before the wait. */
const mostOfAccount = 3
/** The same of one network in all names together. */
const mostOfNetwork = 10
/** The wait of a network that asked too often in one name, in ms: the mailbox is not its own perhaps. */
const waitOfAccountMs = 60 * 60 * 1000

/** Who asks for a link, and in whose name. */
interface AskedLink {
  /** A mobile number or an e-mail, as typed. */
  identity: string
  /** The part of the address that belongs to one visitor, see `visitorNetwork`. */
  network: string
  /** The token of a device on which somebody signed in before. */
  deviceToken?: string | undefined
}

/**
 * Mails a sign-in link to whoever signs in with this mobile number or e-mail. Whether there is
 * such an account, and whether its mailbox has had its share, makes no difference to what is given:
 * nothing, or until when to wait where the asker asked too often. A known device of the person's is
 * counted by itself, so that no stranger uses its share up. It is all one write, so that it takes as
 * long as well.
 */
export async function mailSignInLink(
  {
    config,
    db,
    writeTogether,
    delivery,
  }: Pick<App, 'config' | 'db' | 'writeTogether' | 'delivery'>,
  { identity, network, deviceToken }: AskedLink,
  now = new Date(),
): Promise<{ waitsUntil: Date } | undefined> {
  const account = await findAccount(db, identity)
  // Asked of nobody too: it must not tell by its time whether there is such an account.
  const device = deviceToken && (await findDevice(db, deviceToken, account?.id ?? 0))
  const deviceId = device || null
  const counts = deviceId
    ? [{ key: `mailed link device ${deviceId}`, most: mostOfAccount }]
    : [
        {
          key: `mailed link ${foldIdentity(identity)} ${network}`,
          most: mostOfAccount,
          waitMs: waitOfAccountMs,
        },
        { key: `mailed links ${network}`, most: mostOfNetwork },
      ]
  const attempt = await writeTogether(async (transaction) => {
    const taken = await takeAttempt(transaction, counts, now)
    if (!taken.taken || !account?.email) return taken
    const { id: staffId, name, email } = account
    const { siteUrl } = config
    const link = await makeAskedLink(transaction, { staffId, deviceId, siteUrl }, now)
    if (!link) return taken
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
