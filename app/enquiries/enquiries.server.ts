import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { arriving, welcome } from '#app/enquiries/answering/enquiry-arrival.server.ts'
import { enqueueMessages } from '#app/enquiries/messages/write-messages.server.ts'
import { findWait } from '#app/enquiries/receiving/mobile-limit.server.ts'
import { nameProducts } from '#app/enquiries/receiving/name-products.server.ts'
import type { Suspicion } from '#app/enquiries/receiving/suspicion.ts'
import type { Database } from '#database/connection.ts'
import { takeNamedLocks } from '#database/named-lock.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { TooManyForms } from '#server/forms/form-refusal.ts'
import type { Enquiry } from './enquiry.ts'
import { newReference } from './reference.server.ts'
import { productsOf, type StoredEnquiry } from './stored-enquiry.ts'

/** Within this time the same words again, sent without an id, are the same enquiry. */
const repeatWithinMs = 10 * 60 * 1000

/** What the visitor is told: the reference, and whether we had it already. */
export interface Receipt {
  reference: string
  repeated: boolean
}

/**
 * Stores an enquiry before anything else happens and gives its reference. The same
 * `submissionId` with the same fields, or without an id the same fields within ten minutes,
 * gives the first one's reference and no second row. Throws when it could not be stored.
 */
export async function receiveEnquiry(
  app: App,
  { submissionId, suspicion, language, products, ...values }: Enquiry,
  now: Date = new Date(),
): Promise<Receipt> {
  const named = await nameProducts(app, products, now)
  const row = {
    kind: 'enquiry' as const,
    full_name: values.fullName,
    email: values.email,
    mobile_number: values.mobileNumber,
    address: values.address,
    message: values.message || null,
    products: JSON.stringify(named),
    ...circumstances(now, { language, suspicion }),
  }
  const receipt = await storeOnce(app, row, submissionId, now)
  app.log.info({ reference: receipt.reference, repeated: receipt.repeated }, 'enquiry received')
  return receipt
}

/** Gives the enquiry with this reference, or undefined. */
export async function findEnquiry(
  db: Database,
  reference: string,
): Promise<EnquiryRow | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

type Content = Omit<StoredEnquiry, 'reference'>

/** The columns that an enquiry's visitor did not write, for both kinds. */
export function circumstances(
  now: Date,
  { language = 'en', suspicion }: { language?: Language; suspicion?: Suspicion },
) {
  return {
    received_at: now.toISOString(),
    quarantined_at: suspicion ? now.toISOString() : null,
    quarantine_reason: suspicion ?? null,
    language,
  }
}

/**
 * Writes a form's row and the messages that it causes in one transaction, or neither when the
 * row is there already. For both kinds of enquiry. Delivery begins at once and is not waited for.
 * What is quarantined causes no messages. Throws `TooManyForms` for a mobile number that has
 * sent its share.
 */
export async function storeOnce(
  { config, delivery, log, metrics, writeTogether }: App,
  content: Content,
  submissionId: string | undefined,
  now: Date,
): Promise<Receipt> {
  const fingerprint = fingerprintOf(content)
  const named = productsOf({ products: content.products ?? '[]' })
  const outcome = await writeTogether(async (transaction) => {
    // In this order always, so that no two wait for each other.
    const submission = submissionId ? [`submission ${submissionId}`] : []
    await takeNamedLocks(transaction, [...submission, `enquiry ${fingerprint}`])
    const known = submissionId ? await findBySubmission(transaction, submissionId) : undefined
    if (known?.fingerprint === fingerprint) return { reference: known.reference, repeated: true }
    // An id that came with other words before can't be kept twice; the words must be kept.
    const keepsId = submissionId !== undefined && !known
    if (!keepsId) {
      const earlier = await findRepeat(transaction, fingerprint, content, now)
      if (earlier) return { reference: earlier.reference, repeated: true }
    }
    const most = config.limits.perMobile
    const wait = await findWait(transaction, content, most, now)
    // Not thrown here, or those that are written together would be undone with it.
    if (wait !== undefined) return new TooManyForms('mobile', wait)
    const reference = newReference()
    const notice_version = config.notice.version
    const enquiry = { ...content, reference, notice_version }
    const { id } = await transaction
      .insertInto('enquiries')
      .values({
        ...enquiry,
        ...arriving(enquiry, named),
        fingerprint,
        submission_id: keepsId ? submissionId : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await welcome(transaction, { ...enquiry, id }, named)
    if (content.quarantined_at) return { reference, repeated: false }
    const acknowledged = await enqueueMessages(transaction, enquiry, config, now)
    return { reference, repeated: false, acknowledged }
  })
  if (outcome instanceof TooManyForms) throw outcome
  metrics.enquiries.inc({ kind: content.kind, outcome: outcomeOf(content, outcome) })
  if (outcome.acknowledged === false) {
    log.warn({ reference: outcome.reference }, 'no acknowledgement: its address had its share')
  }
  if (!outcome.repeated) delivery.wake()
  return { reference: outcome.reference, repeated: outcome.repeated }
}

function findBySubmission(transaction: Transaction<Schema>, submissionId: string) {
  return transaction
    .selectFrom('enquiries')
    .select(['reference', 'fingerprint'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}

/** What is quarantined counts as no repeat of what is not, or the good one would cause no mail. */
function findRepeat(
  transaction: Transaction<Schema>,
  fingerprint: string,
  { quarantined_at }: Content,
  now: Date,
) {
  return transaction
    .selectFrom('enquiries')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>=', new Date(now.getTime() - repeatWithinMs).toISOString())
    .where('quarantined_at', quarantined_at ? 'is not' : 'is', null)
    .executeTakeFirst()
}

function outcomeOf({ quarantined_at }: Content, { repeated }: Receipt) {
  if (repeated) return 'repeated'
  return quarantined_at ? 'quarantined' : 'received'
}

/** A hash of everything that the visitor said, and of nothing else. */
function fingerprintOf({ received_at, ...rest }: Content) {
  const { quarantined_at, quarantine_reason, notice_version, language, ...said } = rest
  // What a size is called and which price is confirmed may be different when it is sent again.
  const products = productsOf({ products: said.products ?? '[]' }).map(
    ({ sizeLabel, priceSeen, ...product }) => product,
  )
  const text = JSON.stringify({ ...said, products: JSON.stringify(products) })
  return createHash('sha256').update(text).digest('base64url')
}
