import type { LetIn } from '#app/staff/sessions/let-in.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { challengeMs, newChallenge } from './challenges.server.ts'
import type { SignedChallenge } from './passkey-answer.ts'
import { findRelyingParty } from './relying-party.ts'
import { bytesOf, takeChallenge, unlessRefused, userHandle } from './verifying.server.ts'

/** Gives what a browser is asked with to sign in; undefined where the site can have no passkeys. */
export async function askForPasskey(
  { config, writeTogether }: Pick<App, 'config' | 'writeTogether'>,
  now = new Date(),
) {
  const party = findRelyingParty(config.siteUrl)
  if (!party) return undefined
  const challenge = await writeTogether((transaction) =>
    newChallenge(transaction, { purpose: 'sign-in' }, now),
  )
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  // No list of passkeys: nobody learns who has an account here.
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: challengeMs,
    userVerification: 'required',
  })
}

/**
 * Holds what a passkey has signed against a challenge of ours. Gives what notes that it was used and
 * whose it is, unless it was removed meanwhile; undefined when it is nobody's, or anything about it is
 * not as it has to be. The challenge is used up either way.
 */
export async function checkPasskey(
  app: Pick<App, 'config' | 'db' | 'writeTogether' | 'log'>,
  answer: SignedChallenge,
  now = new Date(),
): Promise<LetIn['findWho'] | undefined> {
  const party = findRelyingParty(app.config.siteUrl)
  const { clientDataJSON } = answer.response
  const use = { purpose: 'sign-in' } as const
  const challenge = party && (await takeChallenge(app, clientDataJSON, use, now))
  const known = challenge && (await findPasskey(app.db, answer.id))
  if (!known) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await unlessRefused(app, () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: known.credential_id,
        publicKey: bytesOf(known.public_key),
        counter: known.counter,
      },
    }),
  )
  if (!checked?.verified) return undefined
  const { newCounter, credentialDeviceType, credentialBackedUp } = checked.authenticationInfo
  const handle = answer.response.userHandle
  const isOwn = !handle || Buffer.from(handle, 'base64url').equals(userHandle(known.staff_id))
  const stays = (credentialDeviceType === 'multiDevice') === (known.backup_eligible === 1)
  if (!isOwn || !stays) return undefined
  return async (transaction) => {
    const used = await transaction
      .updateTable('staff_passkeys')
      .set({
        counter: newCounter,
        backed_up: credentialBackedUp ? 1 : 0,
        last_used_at: now.toISOString(),
      })
      .where('credential_id', '=', known.credential_id)
      .returning('staff_id')
      .executeTakeFirst()
    return used?.staff_id
  }
}

function findPasskey(db: Database, id: string) {
  return db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .selectAll('staff_passkeys')
    .where('credential_id', '=', id)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}
