import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { deskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import {
  arriving,
  handEarlierBack,
  insertText,
} from '#app/enquiries/answering/enquiry-arrival.server.ts'
import { writeMessages } from '#app/enquiries/messages/write-messages.server.ts'
import { findKnownBefore } from '#app/enquiries/receiving/known-before.server.ts'
import { nameProducts } from '#app/enquiries/receiving/name-products.server.ts'
import type { Suspicion } from '#app/enquiries/receiving/suspicion.ts'
import type { Database } from '#database/connection.ts'
import { prepared } from '#database/postgres/prepared.ts'
import type { EnquiryRow, NewEnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import { sendWithCommit } from '#database/send-together.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { outboxRows } from '#server/delivery/outbox/outbox.ts'
import { TooManyForms } from '#server/forms/form-refusal.ts'
import type { Enquiry } from './enquiry.ts'
import { newReference } from './reference.server.ts'
import { productsOf, type StoredEnquiry } from './stored-enquiry.ts'

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
  { config, delivery, log, memory, metrics, writeTogether }: App,
  content: Content,
  submissionId: string | undefined,
  now: Date,
): Promise<Receipt> {
  const fingerprint = fingerprintOf(content)
  const named = productsOf({ products: content.products ?? '[]' })
  // Cached, so that an enquiry does not ask for it; and before it is stored, which must not fail by it.
  const settings = await memory.recall(deskSettings)
  const mostPerMobile = config.limits.perMobile
  const asked = { content, submissionId, fingerprint, mostPerMobile, now }
  const outcome = await writeTogether(async (transaction) => {
    const before = await findKnownBefore(transaction, asked)
    const { submitted, repeated, waitSeconds, mayAcknowledge: acknowledge } = before
    if (submitted && [fingerprint, olderFingerprintOf(content)].includes(submitted.fingerprint)) {
      return { reference: submitted.reference, repeated: true }
    }
    // An id that came with other words before can't be kept twice; the words must be kept.
    const keepsId = submissionId !== undefined && !submitted
    if (!keepsId && repeated) return { reference: repeated, repeated: true }
    // Not thrown here, or those that are written together would be undone with it.
    if (waitSeconds !== undefined) return new TooManyForms('mobile', waitSeconds)
    const reference = newReference()
    const notice_version = config.notice.version
    const enquiry = { ...content, reference, notice_version }
    const messages = content.quarantined_at
      ? []
      : await writeMessages(transaction, enquiry, { config, settings, now, acknowledge })
    const row = {
      ...enquiry,
      ...arriving(enquiry, named),
      fingerprint,
      submission_id: keepsId ? submissionId : null,
    }
    if (before.hasTheirs && !content.quarantined_at) await handEarlierBack(transaction, enquiry)
    await insertWithCommit(transaction, { row, named, messages: outboxRows(messages, now) })
    if (content.quarantined_at) return { reference, repeated: false }
    return { reference, repeated: false, acknowledged: acknowledge }
  })
  if (outcome instanceof TooManyForms) throw outcome
  metrics.enquiries.inc({ kind: content.kind, outcome: outcomeOf(content, outcome) })
  if (outcome.acknowledged === false) {
    log.warn({ reference: outcome.reference }, 'no acknowledgement: its address had its share')
  }
  if (!outcome.repeated) delivery.wake()
  return { reference: outcome.reference, repeated: outcome.repeated }
}

/** Writes an enquiry, its text for the search and its messages as the transaction's last statements. */
function insertWithCommit(
  transaction: Transaction<Schema>,
  {
    row,
    named,
    messages,
  }: {
    row: NewEnquiryRow & StoredEnquiry
    named: ReturnType<typeof productsOf>
    messages: ReturnType<typeof outboxRows>
  },
): Promise<void> {
  const statements = [
    transaction.insertInto('enquiries').values(row).compile(),
    insertText(transaction, row, named).compile(transaction),
    ...(messages.length > 0 ? [transaction.insertInto('outbox').values(messages).compile()] : []),
  ]
  return sendWithCommit(transaction, statements.map(prepared))
}

function outcomeOf({ quarantined_at }: Content, { repeated }: Receipt) {
  if (repeated) return 'repeated'
  return quarantined_at ? 'quarantined' : 'received'
}

/** A hash of everything that the visitor said, and of nothing else. */
function fingerprintOf({ received_at, ...rest }: Content, { holdsNames = false } = {}) {
  const { quarantined_at, quarantine_reason, notice_version, language, ...said } = rest
  // What a product or its size is called and which price is confirmed may be different when it is sent again.
  const products = productsOf({ products: said.products ?? '[]' }).map(
    ({ name, sizeLabel, priceSeen, ...product }) => (holdsNames ? { ...product, name } : product),
  )
  const text = JSON.stringify({ ...said, products: JSON.stringify(products) })
  return createHash('sha256').update(text).digest('base64url')
}

/** The fingerprint that the site gave an enquiry until November 2026: it held its products' names too. */
function olderFingerprintOf(content: Content) {
  return fingerprintOf(content, { holdsNames: true })
}
