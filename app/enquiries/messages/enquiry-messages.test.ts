import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { enquiryMessages } from './enquiry-messages.ts'

const { business } = readConfig({}, shopDefaults)
const links = { siteUrl: 'https://aangan.example', draft: 'Hello Meera' }
const webhook = { url: 'https://crm.example', secret: 'whsec_x' }
const enquiry: StoredEnquiry = {
  reference: 'AN-7Q2M0XKE',
  kind: 'enquiry',
  full_name: 'Meera Deshpande',
  email: 'meera@example.com',
  mobile_number: '9876543210',
  address: 'Pune',
  message: 'Two',
  received_at: '2025-11-20T12:35:00.000Z',
}
const products = [{ id: 8, name: 'Areca Palm', quantity: '2', note: 'The tall ones' }]
const kindsOf = (acknowledge: boolean, hook?: typeof webhook) =>
  enquiryMessages(enquiry, products, { business, ...links, webhook: hook, acknowledge }).map(
    ({ kind }) => kind,
  )

test('the staff are told always, the visitor unless that was enough, the webhook where one is set', () => {
  expect(kindsOf(true)).toEqual(['staff-email', 'visitor-email'])
  expect(kindsOf(false)).toEqual(['staff-email'])
  expect(kindsOf(true, webhook)).toEqual(['staff-email', 'visitor-email', 'webhook'])
})

test('the webhook is told all that was said, under the names of the calls, as the operator’s page shows', () => {
  const all = enquiryMessages(enquiry, products, {
    business,
    ...links,
    webhook,
    acknowledge: false,
  })
  const page = readFileSync('docs/operator.md', 'utf8')
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  expect(all.at(-1)).toEqual({
    kind: 'webhook',
    reference: 'AN-7Q2M0XKE',
    event: JSON.parse(example),
  })
})

test('what a bulk enquiry lacks is null for the webhook, never left out', () => {
  const { address, message, ...said } = enquiry
  const bulk = { ...said, kind: 'bulk', query_type: 'bulkPurchase', company_name: 'Rao' } as const
  const told = enquiryMessages(bulk, [], { business, ...links, webhook, acknowledge: false }).at(-1)
  expect(told && 'event' in told && told.event.data).toMatchObject({
    kind: 'bulk',
    address: null,
    type: 'bulkPurchase',
    companyName: 'Rao',
    message: null,
    products: [],
  })
})
