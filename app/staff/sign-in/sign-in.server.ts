import { findAccount, foldIdentity } from '#app/staff/accounts.server.ts'
import { isPassword } from '#app/staff/password.server.ts'
import { findDevice } from '#app/staff/sessions/devices.server.ts'
import type { App } from '#server/app-context.ts'
import { QueueFull } from '#server/work-queue.ts'
import { type AttemptCount, forgiveAttempt, takeAttempt } from './attempts.server.ts'

/** What somebody has typed, and from where. */
export interface Credentials {
  /** A mobile number or an e-mail, as typed. */
  identity: string
  password: string
  /** The part of the address that belongs to one visitor, see `visitorNetwork`. */
  network: string
  /** The token of a device on which somebody signed in before. */
  deviceToken?: string | undefined
}

/** What came of it: who it is, by which stored hash, or why not, and until when nobody may try. */
export type SignInOutcome =
  | { staffId: number; passwordHash: string }
  | { refused: 'wrong'; left: number; waitsUntil?: Date }
  | { refused: 'waiting'; waitsUntil: Date }
  | { refused: 'busy' }

/** Wrong passwords before the wait: of one account, and of one network over all accounts. */
const mostOfAccount = 5
const mostOfNetwork = 20

/**
 * Holds a password against an account. Whether there is such an account makes no difference to
 * what is done, counted or said. Wrong tries are counted by account and network together and by
 * network over all accounts; on a device that signed in to the account before only by that device,
 * so that no stranger keeps anybody out.
 */
export async function checkCredentials(
  { db, writeTogether }: Pick<App, 'db' | 'writeTogether'>,
  { identity, password, network, deviceToken }: Credentials,
  now = new Date(),
): Promise<SignInOutcome> {
  const account = await findAccount(db, identity)
  // Asked of nobody too: it must not tell by its time whether there is such an account.
  const deviceId = deviceToken && (await findDevice(db, deviceToken, account?.id ?? 0))
  const who = foldIdentity(identity)
  const own: AttemptCount[] = [
    { key: deviceId ? `device ${deviceId}` : `account ${who} ${network}`, most: mostOfAccount },
  ]
  const shared: AttemptCount[] = deviceId
    ? []
    : [{ key: `network ${network}`, most: mostOfNetwork }]
  const all = [...own, ...shared]
  const attempt = await writeTogether((transaction) => takeAttempt(transaction, all, now))
  if (!attempt.taken) return { refused: 'waiting', waitsUntil: attempt.waitsUntil }
  try {
    const passwordHash = account?.passwordHash ?? null
    const isRight = await isPassword(password, passwordHash)
    if (account && passwordHash && isRight) {
      await writeTogether((transaction) => forgiveAttempt(transaction, { own, shared }))
      return { staffId: account.id, passwordHash }
    }
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    // It was neither right nor wrong.
    await writeTogether((transaction) => forgiveAttempt(transaction, { own: [], shared: all }))
    return { refused: 'busy' }
  }
  const { left, waitsUntil } = attempt
  return { refused: 'wrong', left, waitsUntil }
}
