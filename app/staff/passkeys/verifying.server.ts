import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { type ChallengeUse, useUpChallenge } from './challenges.server.ts'

const clientData = z.object({ challenge: z.string() })

/**
 * Uses up the challenge that a browser says to have signed, before anything else is looked at, and
 * gives it; undefined when it was none of ours for this use, or not for the first time.
 */
export async function takeChallenge(
  { writeTogether }: Pick<App, 'writeTogether'>,
  clientDataJSON: string,
  use: ChallengeUse,
  now: Date,
): Promise<string | undefined> {
  const { data } = clientData.safeParse(readJson(clientDataJSON))
  if (!data) return undefined
  const take = (transaction: Transaction<Schema>) =>
    useUpChallenge(transaction, data.challenge, use, now)
  return (await writeTogether(take)) ? data.challenge : undefined
}

function readJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Gives what a check by the library gives; undefined, and a line in the log, where it throws. */
export async function unlessRefused<Result>(
  { log }: Pick<App, 'log'>,
  check: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await check()
  } catch (error) {
    // In the library's words: it names the origin and the flags, and nothing of a person.
    log.warn({ why: error instanceof Error ? error.message : 'unknown' }, 'passkey refused')
    return undefined
  }
}

/** Gives that by which a passkey knows its owner: a number, and nothing of the person. */
export function userHandle(staffId: number) {
  return bytesOf(Buffer.from(`staff ${staffId}`).toString('base64url'))
}

/** Gives the bytes that a text in base64url stands for. */
export function bytesOf(base64url: string) {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
