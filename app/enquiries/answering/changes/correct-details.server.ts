import type { Transaction } from 'kysely'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { indexEnquiry } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import { companyNameRule, enquiryRules, tidyLine } from '#app/enquiries/enquiry-rules.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import type { ChangeContext } from './change-context.ts'
import { correctAddress, rewriteUnsent } from './change-delivery.server.ts'

/** What can be put right of an enquiry's visitor; what is not given stays. */
export interface Corrections {
  email?: string
  fullName?: string
  mobileNumber?: string
  address?: string
  companyName?: string
}

const rules = { ...enquiryRules, companyName: companyNameRule }
const columns = {
  fullName: 'full_name',
  mobileNumber: 'mobile_number',
  address: 'address',
  companyName: 'company_name',
} as const

/** Thrown to undo the transaction; its message is for whoever corrects. */
class Refused extends Error {}

/**
 * Puts right what an enquiry says of its visitor, where it is searched and in what was not sent
 * yet. Events name what was corrected and repeat none of it. Gives why it can't be, in words, or
 * undefined when it is done.
 */
export async function correctDetails(
  { db, config }: Pick<App, 'db' | 'config'>,
  reference: string,
  { email, ...details }: Corrections,
  now: Date = new Date(),
): Promise<string | undefined> {
  const tidied = Object.entries(details).map(([field, typed]) => {
    const value = field === 'mobileNumber' ? normalizeMobileNumber(typed) : tidyLine(typed)
    return [field as keyof typeof columns, value] as const
  })
  for (const [field, value] of tidied) {
    const fault = rules[field](value)
    if (fault) return fault
  }
  const set = Object.fromEntries(tidied.map(([field, value]) => [columns[field], value]))
  const correct = async (transaction: Transaction<Schema>) => {
    const enquiry = await change(transaction, reference, set)
    if (!enquiry) throw new Refused(`There is no enquiry ${reference}, or it was erased.`)
    const context = { transaction, app: { config }, enquiry, staffId: null, now }
    if (tidied.length > 0) await tell(context, Object.keys(set))
    if (email === undefined) return
    const outcome = await correctAddress(context, { email, sure: true })
    if ('refused' in outcome) throw new Refused(outcome.refused)
  }
  try {
    await writeTransaction(db, correct)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

async function change(
  transaction: Transaction<Schema>,
  reference: string,
  set: Partial<EnquiryRow>,
): Promise<EnquiryRow | undefined> {
  const isChanged = Object.keys(set).length > 0
  return transaction
    .updateTable('enquiries')
    .set((row) => ({ ...set, version: isChanged ? row('version', '+', 1) : row.ref('version') }))
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

async function tell(context: ChangeContext, corrected: string[]) {
  const { transaction, enquiry, now } = context
  await indexEnquiry(transaction, enquiry)
  await rewriteUnsent(context)
  await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at: now.toISOString(),
    code: 'corrected',
    to_code: corrected.join(' '),
    version: enquiry.version,
  })
}
