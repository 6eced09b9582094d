import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import {
  circumstances,
  findEnquiry,
  type Receipt,
  storeOnce,
} from '#app/enquiries/enquiries.server.ts'
import { isReference } from '#app/enquiries/enquiry.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import type { BulkEnquiry, SentBulkQuery } from './bulk-enquiry.ts'

/**
 * Stores a corporate or bulk query before anything else happens and gives its reference; what
 * counts as the same query is `storeOnce`'s to say. Throws when it could not be stored.
 */
export async function receiveBulkEnquiry(
  app: App,
  { submissionId, suspicion, language, ...values }: BulkEnquiry,
  now: Date = new Date(),
): Promise<Receipt> {
  const row = {
    kind: 'bulk' as const,
    full_name: values.fullName,
    email: values.email,
    mobile_number: values.mobileNo,
    query_type: values.type,
    company_name: values.companyName || null,
    message: values.message || null,
    ...circumstances(now, { language, suspicion }),
  }
  const receipt = await storeOnce(app, row, submissionId, now)
  app.log.info(
    { reference: receipt.reference, repeated: receipt.repeated },
    'bulk enquiry received',
  )
  return receipt
}

/** Gives what the thanks say, in a language, when the address's `sent` is a stored bulk enquiry's reference. */
export async function findSentBulk(
  { db }: App,
  request: Request,
  language: Language,
): Promise<SentBulkQuery | undefined> {
  const reference = new URL(request.url).searchParams.get('sent') ?? ''
  const enquiry = isReference(reference) ? await findEnquiry(db, reference) : undefined
  if (enquiry?.kind !== 'bulk') return undefined
  const answerTime = answerTimeWords(
    new Date(enquiry.received_at),
    await readDeskSettings(db),
    language,
  )
  return { reference, answerTime }
}
