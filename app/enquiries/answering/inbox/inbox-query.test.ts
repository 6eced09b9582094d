import { expect, test } from 'vitest'
import { type InboxQuery, inboxAddress, readInboxQuery } from './inbox-query.ts'

const plain: InboxQuery = { tab: 'open', with: 'anyone', first: 'longest', search: '' }
const read = (text: string) => readInboxQuery(new URLSearchParams(text))

test('the plain inbox has a plain address', () => {
  expect(inboxAddress(plain)).toBe('')
  expect(read('')).toEqual(plain)
})

test.each<Partial<InboxQuery>>([
  { tab: 'closed', state: 'won', with: 77 },
  { with: 'me', first: 'largest' },
  { with: 'nobody', first: 'newest', after: 'ours~2026-11-20T10:00:00.000Z~12' },
  { search: 'आशा & +91 98765' },
])('%j comes back from its address', (part) => {
  const query = { ...plain, ...part }
  expect(read(inboxAddress(query))).toEqual(query)
})

test('what can’t be understood is left out', () => {
  expect(read('tab=attic&state=sold&with=-1&first=best&q=++')).toEqual(plain)
  expect(read('with=7x')).toEqual(plain)
  expect(read(`q=${'a'.repeat(201)}`).search).toBe('a'.repeat(200))
})
