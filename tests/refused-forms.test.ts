import { createElement } from 'react'
import { createRoutesStub } from 'react-router'
import { expect } from 'vitest'
import { BulkForm } from '#app/catalogue/desk/bulk/bulk-form.tsx'
import { noBulkValues } from '#app/enquiries/bulk/bulk-enquiry.ts'
import { BulkEnquiryPanel } from '#app/enquiries/bulk/bulk-enquiry-panel.tsx'
import InboxRoute, { action, loader } from '#app/enquiries/desk/inbox/inbox.route.tsx'
import { noValues } from '#app/enquiries/enquiry.ts'
import EnquiryFormRoute from '#app/enquiries/form/enquiry-form.route.tsx'
import { LetterForm } from '#app/newsletter/desk/letter-form.tsx'
import NewsletterRoute from '#app/newsletter/newsletter.route.tsx'
import { LinkForm } from '#app/staff/links/link-form.tsx'
import { SignInForm } from '#app/staff/sign-in/sign-in-form.tsx'
import { testOnce as test } from './support/databases/test-once.ts'
import { openDesk } from './support/desk.ts'
import { renderPage } from './support/render-page.tsx'
import { staffArgs } from './support/staff.ts'
import { formRequest } from './support/test-app.ts'

/** Gives what takes the focus where a document that shows this is loaded: its tags. */
function listFocused(Page: unknown, props: object) {
  const page = createElement(Page as React.FC<object>, props)
  const Stub = createRoutesStub([{ path: '*', Component: () => page }])
  const { html } = renderPage(createElement(Stub, { initialEntries: ['/desk'] }))
  return html.match(/<[^>]* autofocus=""[^>]*>/gi) ?? []
}

test('what is wrong with several enquiries of the inbox takes the focus of a page that is loaded again', async () => {
  const { app, ask } = await openDesk()
  await ask({ suspicion: 'honeypot' })
  const request = formRequest('/desk?index&tab=spam', { intent: 'release-chosen' })
  const ofForm = await staffArgs(app, request, { role: 'owner' })
  const refused = await action({ ...ofForm, url: new URL(request.url) })
  const url = new URL('http://localhost:3000/desk?tab=spam')
  const loaderData = await loader({ ...ofForm, url })
  expect(listFocused(InboxRoute, { loaderData })).toEqual([])
  const shown = { loaderData, actionData: Object(refused).data }
  expect(listFocused(InboxRoute, shown)).toEqual([expect.stringContaining('role="alert"')])
})

test('so does what somebody else did to a letter meanwhile', () => {
  const letter = { id: 1, subject: 'Rain', text: 'It rains.', version: 2, state: 'draft' }
  const from = { name: 'Nursery', email: 'nursery@aangan.example', address: '' }
  const problem = 'Somebody else has changed this letter meanwhile.'
  const refused = { words: letter, errors: {}, problem, version: 3 }
  expect(listFocused(LetterForm, { letter, from, refused })).toEqual([
    expect.stringContaining('role="alert"'),
  ])
})

test('so does the field of a change of many products that is wrong, and none where nothing is', () => {
  const days = { typed: '0', fault: 'One day at least.' }
  const price = { amount: 'x', by: 'percent', fault: 'By how much?' }
  const show = (wrong: object) => listFocused(BulkForm, { categories: [], ...wrong })
  expect(show({})).toEqual([])
  expect(show({ days })).toEqual([expect.stringContaining('id="bulk-days"')])
  expect(show({ price })).toEqual([expect.stringContaining('id="bulk-amount"')])
})

test('so does the address that the newsletter’s own page shows again', () => {
  const show = (answer: object) => listFocused(NewsletterRoute, { loaderData: {}, ...answer })
  const values = { email: 'meera@ example' }
  expect(show({})).toEqual([])
  expect(show({ actionData: { values, errors: { email: 'It is none.' } } })).toEqual([
    expect.stringContaining('id="newsletter-page-email"'),
  ])
})

test('so does the field of a sign-in that is wrong', () => {
  const show = (errors?: object) =>
    listFocused(SignInForm, {
      wanted: '/desk',
      takesPasskeys: false,
      refused: errors && { errors },
    })
  expect(show()).toEqual([])
  const [identity, password] = ['Your number or e-mail?', 'That password does not match.']
  expect(show({ password })).toEqual([expect.stringContaining('id="password"')])
  expect(show({ identity, password })).toEqual([expect.stringContaining('id="identity"')])
})

test('so does that of a link’s form', () => {
  const show = (errors?: object) => {
    const link = { purpose: 'first-owner', name: '' }
    return listFocused(LinkForm, { link, token: 'x', refused: errors && { errors, values: {} } })
  }
  expect(show()).toEqual([])
  for (const id of ['name', 'email', 'mobileNumber', 'password']) {
    expect(show({ [id]: 'Wrong.' })).toEqual([expect.stringContaining(`id="${id}"`)])
  }
})

test('so does the first field of an enquiry that is wrong, else why it was not taken', () => {
  const loaderData = { message: '' }
  const show = (actionData?: object) => listFocused(EnquiryFormRoute, { loaderData, actionData })
  expect(show()).toEqual([])
  const errors = { message: 'Too long', address: 'Address is required.' }
  expect(show({ values: noValues, errors })).toEqual([
    expect.stringContaining('id="enquiry-address"'),
  ])
  expect(show({ values: noValues, errors: {}, failure: 'Call us.' })).toEqual([
    expect.stringContaining('role="alert"'),
  ])
})

test('so does that of a corporate query', () => {
  const show = (answer: object) => listFocused(BulkEnquiryPanel, { business: {}, ...answer })
  expect(show({})).toEqual([])
  const errors = { message: 'Too long', type: 'Which?' }
  expect(show({ values: noBulkValues, errors })).toEqual([
    expect.stringContaining('id="bulk-type"'),
  ])
  expect(show({ values: noBulkValues, errors: {}, failure: 'Call us.' })).toEqual([
    expect.stringContaining('role="alert"'),
  ])
})

test('what has become of an enquiry takes it too, and stands in the title', () => {
  const loaderData = { sent: { reference: 'AN-1234ABCD', chat: '' } }
  expect(listFocused(EnquiryFormRoute, { loaderData })).toEqual([expect.stringMatching(/^<h1/)])
})
