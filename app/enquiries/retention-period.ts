import { sql } from 'kysely'
import { monthsAfter, monthsBefore } from '#app/time/months.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Config } from '#server/config.ts'

const noticeMs = 30 * 24 * 60 * 60 * 1000

/** When an enquiry's two sides last heard of each other, in SQL as the index has it. */
export const lastContact = sql<string>`coalesce(last_contact_at, received_at)`

/** Gives the last contact before which enquiries' words are erased now. */
export function erasedBefore({ retentionMonths }: Period, now: Date): Date {
  return monthsBefore(now, retentionMonths)
}

/** Gives the last contact before which they will be erased within 30 days. */
export function endingBefore(period: Period, now: Date): Date {
  return erasedBefore(period, new Date(now.getTime() + noticeMs))
}

/** Gives when an enquiry's words will be erased, unless there is a contact before. */
export function erasedOn(
  { last_contact_at, received_at }: Pick<EnquiryRow, 'last_contact_at' | 'received_at'>,
  { retentionMonths }: Period,
): Date {
  return monthsAfter(new Date(last_contact_at ?? received_at), retentionMonths)
}

/** For how long enquiries' words are kept. */
export type Period = Pick<Config, 'retentionMonths'>
