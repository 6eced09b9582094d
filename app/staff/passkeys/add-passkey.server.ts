import { recordStaffEvent } from '#app/staff/events.server.ts'
import type { App } from '#server/app-context.ts'
import { challengeMs, newChallenge } from './challenges.server.ts'
import type { NewCredential } from './passkey-answer.ts'
import { findRelyingParty } from './relying-party.ts'
import { bytesOf, takeChallenge, unlessRefused, userHandle } from './verifying.server.ts'

/** EdDSA, ES256 and RS256: whatever a phone or computer makes today. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Who adds a passkey, and on which device. */
export interface PasskeyOwner {
  staffId: number
  deviceId: number | null
  deviceLabel: string
}

/** Gives what a browser is asked with to make a passkey; undefined where the site can have none. */
export async function askForNewPasskey(
  { config, db, writeTogether }: Pick<App, 'config' | 'db' | 'writeTogether'>,
  { id, name, email }: { id: number; name: string; email: string },
  now = new Date(),
) {
  const party = findRelyingParty(config.siteUrl)
  if (!party) return undefined
  const own = await db
    .selectFrom('staff_passkeys')
    .select('credential_id')
    .where('staff_id', '=', id)
    .execute()
  const challenge = await writeTogether((transaction) =>
    newChallenge(transaction, { purpose: 'add', staffId: id }, now),
  )
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: config.business.name,
    rpID: party.id,
    userID: userHandle(id),
    userName: email,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    timeout: challengeMs,
    supportedAlgorithmIDs,
    excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id })),
    // It stands for name and password together.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Adds the passkey that a browser has made when asked; gives false when it is not what was asked for. */
export async function addPasskey(
  app: Pick<App, 'config' | 'writeTogether' | 'log'>,
  { staffId, deviceId, deviceLabel }: PasskeyOwner,
  answer: NewCredential,
  now = new Date(),
): Promise<boolean> {
  const party = findRelyingParty(app.config.siteUrl)
  const { clientDataJSON } = answer.response
  const use = { purpose: 'add', staffId } as const
  const challenge = party && (await takeChallenge(app, clientDataJSON, use, now))
  if (!challenge) return false
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const made = await unlessRefused(app, () =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs,
    }),
  )
  if (!made?.verified) return false
  const { credential, credentialDeviceType, credentialBackedUp } = made.registrationInfo
  return app.writeTogether(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('staff_passkeys')
      .values({
        credential_id: credential.id,
        staff_id: staffId,
        device_id: deviceId,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(answer.response.transports),
        name: deviceLabel,
        created_at: now.toISOString(),
        backup_eligible: credentialDeviceType === 'multiDevice' ? 1 : 0,
        backed_up: credentialBackedUp ? 1 : 0,
      })
      // Nobody makes somebody else's passkey their own.
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await recordStaffEvent(
      transaction,
      { code: 'passkey-added', staffId, aboutStaffId: staffId },
      now,
    )
    return true
  })
}
