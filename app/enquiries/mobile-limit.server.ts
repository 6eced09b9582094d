import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { takeTurn } from '#database/take-turns.ts'

const windowMs = 60 * 60 * 1000

/**
 * Gives in how many seconds a mobile number may send another enquiry, when it has sent `most` in
 * the last hour; undefined when it may now, or when `most` is 0. What is stored is what is
 * counted, so that all processes count together.
 */
export async function findWait(
  transaction: Transaction<Schema>,
  mobileNumber: string,
  most: number,
  now: Date,
): Promise<number | undefined> {
  if (most === 0) return undefined
  await takeTurn(transaction, `mobile ${mobileNumber}`)
  const oldest = await transaction
    .selectFrom('enquiries')
    .select('received_at')
    .where('mobile_number', '=', mobileNumber)
    .where('received_at', '>', new Date(now.getTime() - windowMs).toISOString())
    .orderBy('received_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest && Math.ceil((Date.parse(oldest.received_at) + windowMs - now.getTime()) / 1000)
}
