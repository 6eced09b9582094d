import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulkFields, queryTypes } from '#app/enquiries/bulk/bulk-enquiry.ts'
import { action as submitBulk } from '#app/enquiries/bulk/submit-bulk-enquiry.api.ts'
import { enquiryFields } from '#app/enquiries/enquiry.ts'
import { companyNameRule, enquiryRules } from '#app/enquiries/enquiry-rules.ts'
import type { App } from '#server/app-context.ts'
import { anyText } from '#tests/support/any-text.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action as createEnquiry } from './create-enquiry.api.ts'

/** How many bodies are tried on each of the two forms. */
const bodies = triesOf(2_000)

const plausible = fc.constantFrom<unknown>(
  'Meera Deshpande',
  'मीरा देशपांडे',
  'meera@example.com',
  '+91 98765 43210',
  9876543210,
  'corporateGift',
  'bulkPurchase',
  '\u202e\ud800',
  'a'.repeat(600),
  null,
  { toString: 'no' },
)
const value = fc.oneof({ weight: 4, arbitrary: plausible }, anyText(40), fc.anything())

function bodyOf(fields: readonly string[], likely: Record<string, unknown>) {
  const likelyFields = Object.fromEntries(
    fields.map((field) => [
      field,
      fc.oneof({ weight: 6, arbitrary: fc.constant(likely[field]) }, value),
    ]),
  )
  const extras = {
    products: fc.oneof({ weight: 6, arbitrary: fc.constant([{ id: 8 }]) }, value),
    submissionId: fc.oneof({ weight: 6, arbitrary: fc.uuid() }, value),
  }
  const full = fc.record({ ...likelyFields, ...extras })
  const partial = fc.record({ ...likelyFields, ...extras }, { requiredKeys: [] })
  const form = fc.oneof({ weight: 3, arbitrary: full }, partial)
  return fc.oneof({ weight: 9, arbitrary: form }, fc.anything())
}

/** JSON as the browser would make it; what JSON cannot hold is sent as `null`. */
function asJson(body: unknown): string {
  try {
    return JSON.stringify(body) ?? 'null'
  } catch {
    return 'null'
  }
}

async function rowsBreakingTheRules({ db }: App) {
  const rows = await db.selectFrom('enquiries').selectAll().execute()
  expect(rows.length).toBeGreaterThan(5)
  return rows.filter((row) => {
    const shared =
      enquiryRules.fullName(row.full_name) ??
      enquiryRules.email(row.email) ??
      enquiryRules.mobileNumber(row.mobile_number) ??
      enquiryRules.message(row.message ?? '')
    const own =
      row.kind === 'enquiry'
        ? enquiryRules.address(row.address ?? '')
        : (companyNameRule(row.company_name ?? '') ??
          (row.query_type && queryTypes.includes(row.query_type) ? undefined : 'type'))
    return shared ?? own
  })
}

test('whatever is sent as an enquiry, nothing breaks and no bad row is stored', async () => {
  const app = await openTestApp()
  const likely = {
    fullName: 'Meera Deshpande',
    email: 'meera@example.com',
    mobileNumber: '9876543210',
    address: 'Pune',
    message: '',
  }
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(bodyOf(enquiryFields, likely), async (body) => {
      const request = jsonRequest('/enquiry/create', asJson(body))
      const { status } = await createEnquiry(routeArgs(app, request))
      expect([201, 422]).toContain(status)
      if (status === 201) accepted += 1
    }),
    { numRuns: bodies },
  )
  expect(accepted).toBeGreaterThan(bodies / 20)
  expect(await rowsBreakingTheRules(app)).toEqual([])
})

test('whatever is sent as a bulk enquiry, nothing breaks and no bad row is stored', async () => {
  const app = await openTestApp()
  const likely = {
    fullName: 'Meera Deshpande',
    mobileNo: '9876543210',
    email: 'meera@example.com',
    type: 'bulkPurchase',
    companyName: '',
    message: 'Sixty',
  }
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(bodyOf(bulkFields, likely), async (body) => {
      const request = jsonRequest('/api/forms/submit', asJson(body))
      const { status } = await submitBulk(routeArgs(app, request))
      expect([201, 422]).toContain(status)
      if (status === 201) accepted += 1
    }),
    { numRuns: bodies },
  )
  expect(accepted).toBeGreaterThan(bodies / 20)
  expect(await rowsBreakingTheRules(app)).toEqual([])
})
