import type { Transaction } from 'kysely'
import type { StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'

const windowMs = 60 * 60 * 1000

/**
 * Gives in how many seconds a mobile number may send another enquiry, when it has sent `most` in
 * the last hour; undefined when it may now, or when `most` is 0. What is stored is what is
 * counted, so that all processes count together. What is quarantined has a share of its own: a
 * program must not use up the allowance of the person whose number it gives.
 */
export async function findWait(
  transaction: Transaction<Schema>,
  { mobile_number, quarantined_at }: Pick<StoredEnquiry, 'mobile_number' | 'quarantined_at'>,
  most: number,
  now: Date,
): Promise<number | undefined> {
  if (most === 0) return undefined
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  await takeNamedLock(transaction, `mobile ${mobile_number}`)
  const oldest = await transaction
    .selectFrom('enquiries')
    .select('received_at')
    .where('mobile_number', '=', mobile_number)
    .where('quarantined_at', quarantined_at ? 'is not' : 'is', null)
    .where('received_at', '>', at(-windowMs))
    // What lies further ahead was received under a wrong clock.
    .where('received_at', '<', at(windowMs))
    .orderBy('received_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest && Math.ceil((Date.parse(oldest.received_at) + windowMs - now.getTime()) / 1000)
}
