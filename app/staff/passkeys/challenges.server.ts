import type { Transaction } from 'kysely'
import { hashToken, newSecretToken } from '#app/staff/secret-token.server.ts'
import type { Schema } from '#database/schema.ts'

/** What is signed with a passkey: a challenge for one thing, and where it adds one, for one person. */
export type ChallengeUse = { purpose: 'sign-in' } | { purpose: 'add'; staffId: number }

/** How long somebody may look for their finger, in ms. */
export const challengeMs = 5 * 60 * 1000

/** Makes what a browser is to sign once; only its hash is stored. Those too old are deleted. */
export async function newChallenge(
  transaction: Transaction<Schema>,
  use: ChallengeUse,
  now = new Date(),
): Promise<string> {
  const challenge = newSecretToken()
  await transaction
    .deleteFrom('staff_challenges')
    .where('expires_at', '<=', now.toISOString())
    .execute()
  await transaction
    .insertInto('staff_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose: use.purpose,
      staff_id: use.purpose === 'add' ? use.staffId : null,
      expires_at: new Date(now.getTime() + challengeMs).toISOString(),
    })
    .execute()
  return challenge
}

/** Uses a challenge up; gives false when there is none for this use, or somebody was first. */
export async function useUpChallenge(
  transaction: Transaction<Schema>,
  challenge: string,
  use: ChallengeUse,
  now = new Date(),
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', use.purpose)
    .where(
      'staff_id',
      use.purpose === 'add' ? '=' : 'is',
      use.purpose === 'add' ? use.staffId : null,
    )
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
