import { expect, test } from 'vitest'
import type { QuarantinedEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import { quarantineEmail } from './quarantine.email.ts'

const one: QuarantinedEnquiry = {
  reference: 'AN-7Q2M0XKE',
  kind: 'enquiry',
  received_at: '2026-11-20T12:35:00.000Z',
  quarantine_reason: 'too-fast',
}

test('the reminder of one enquiry names it, why it waits, and what to do with it', () => {
  const email = quarantineEmail([one])
  expect(email.subject).toBe('1 enquiry waits in quarantine')
  expect(email.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
  expect(
    email.text,
  ).toBe(`1 enquiry waits in quarantine: set aside because a program may have sent it. Nobody else was told.

AN-7Q2M0XKE, 20 Nov 2026, 6:05 pm, enquiry form: sent within two seconds of opening the form, with a link

npm run enquiries -- list --quarantined
npm run enquiries -- show REFERENCE
npm run enquiries -- release REFERENCE (an honest one: staff and visitor are written to)
npm run enquiries -- discard REFERENCE (spam: its words are erased)

This reminder comes once a day while there is any.
`)
})

test('the same as HTML has an item for each, and the commands as they are typed', () => {
  const { html } = quarantineEmail([one, { ...one, kind: 'bulk', quarantine_reason: null }])
  expect(html).toContain(
    '<p>2 enquiries wait in quarantine: set aside because a program may have sent them. Nobody else was told.</p>',
  )
  expect(html).toContain(
    '<ul><li>AN-7Q2M0XKE, 20 Nov 2026, 6:05 pm, enquiry form: sent within two seconds of opening the form, with a link</li><li>AN-7Q2M0XKE, 20 Nov 2026, 6:05 pm, bulk form</li></ul>',
  )
  expect(html).toMatch(
    /<pre>npm run enquiries -- list --quarantined\nnpm run enquiries -- show REFERENCE\n.*\n.*<\/pre>/,
  )
  expect(html).toContain('<p>This reminder comes once a day while there is any.</p>')
})

test('twenty are listed; of more, how many there are beside them', () => {
  const listed = (count: number) =>
    quarantineEmail(Array.from({ length: count }, () => one))
      .text.split('\n\n')[1]
      ?.split('\n')
  expect(listed(20)).toHaveLength(20)
  expect(listed(20)?.at(-1)).toMatch(/^AN-/)
  expect(listed(22)).toHaveLength(21)
  expect(listed(22)?.at(-1)).toBe('and 2 more')
})
