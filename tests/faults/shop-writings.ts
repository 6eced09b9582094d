import { randomUUID } from 'node:crypto'
import { addStaff } from '#app/staff/accounts.server.ts'
import { makeLink } from '#app/staff/links/links.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import type { Ground, MakeWriting } from './writing.ts'

function enquiryOf({ app, mark, number }: Ground) {
  const enquiry = { ...someEnquiry(number), message: mark }
  const stored = () => app.db.selectFrom('enquiries').select('id').where('message', '=', mark)
  return { enquiry, stored, typed: mark }
}

function bulkOf(ground: Ground) {
  const { enquiry, ...found } = enquiryOf(ground)
  const { fullName, email, mobileNumber: mobileNo, message } = enquiry
  return { bulk: { fullName, email, mobileNo, message, type: 'bulkPurchase' }, ...found }
}

function subscriberOf({ app, mark }: Ground) {
  const email = `${mark.toLowerCase()}@example.com`
  const stored = () => app.db.selectFrom('subscribers').select('id').where('email', '=', email)
  return { email, stored, typed: email }
}

function answered(path: string, column: 'confirmed_at' | 'unsubscribed_at'): MakeWriting {
  return async ({ app, mark }) => {
    const subscribed_at = new Date().toISOString()
    const row = { email: `${mark}@example.com`, token: mark, subscribed_at }
    await app.db.insertInto('subscribers').values(row).execute()
    return {
      path: `${path}?token=${mark}`,
      body: { fields: {} },
      stored: () =>
        app.db
          .selectFrom('subscribers')
          .select('id')
          .where('token', '=', mark)
          .where(column, 'is not', null),
    }
  }
}

const password = 'a password of the matrix'
let hash: Promise<string> | undefined

async function addSomebody({ app, mark }: Ground) {
  hash ??= hashPassword(password)
  const email = `${mark.toLowerCase()}@aangan.example`
  const passwordHash = await hash
  return { email, id: await addStaff(app.db, { name: mark, role: 'desk', email, passwordHash }) }
}

/** What visitors send, and whoever signs in, by the id of the route that takes it. */
export const shopWritings: Record<string, MakeWriting> = {
  async 'quotes/page/quote.route'(ground) {
    const { app } = ground
    const { reference } = await ground.ask()
    const { staffId: asha } = await ground.owner()
    const { token, revision, sums } = await giveQuote({ app, asha }, reference, {}, new Date())
    return {
      path: `/quote?token=${token}`,
      body: {
        fields: { intent: 'accept', revision: String(revision), total: String(sums.total) },
      },
      stored: () =>
        app.db
          .selectFrom('quote_revisions')
          .select('id')
          .where('token', '=', token)
          .where('state', '=', 'accepted'),
    }
  },
  'enquiries/form/enquiry-form.route'(ground) {
    const { enquiry, ...found } = enquiryOf(ground)
    return { path: '/product/enquiryForm', body: { fields: enquiry }, ...found }
  },
  'enquiries/receiving/create-enquiry.api'(ground) {
    const { enquiry, stored } = enquiryOf(ground)
    const json = { ...enquiry, submissionId: randomUUID(), products: [{ id: 7, quantity: '2' }] }
    return { path: '/enquiry/create', body: { json }, stored }
  },
  'enquiries/bulk/corporate.route'(ground) {
    const { bulk, ...found } = bulkOf(ground)
    return { path: '/productPages/corporateBulkGifting', body: { fields: bulk }, ...found }
  },
  'enquiries/bulk/submit-bulk-enquiry.api'(ground) {
    const { bulk, stored } = bulkOf(ground)
    return { path: '/api/forms/submit', body: { json: bulk }, stored }
  },
  'my-list/page/my-list.route'(ground) {
    const { enquiry, ...found } = enquiryOf(ground)
    const fields = { ...enquiry, do: 'send', 'quantity-7': '2', 'note-7': 'Tall ones' }
    return { path: '/my-list', body: { fields }, ...found }
  },
  'my-list/send-list.api'(ground) {
    const { enquiry, stored } = enquiryOf(ground)
    const json = { ...enquiry, submissionId: randomUUID(), products: [{ id: 7, quantity: '2' }] }
    return { path: '/my-list/send', body: { json }, stored }
  },
  // The list is the browser's own, in a cookie.
  'my-list/adding/change-list.api': () => ({
    path: '/my-list/change',
    body: { json: { do: 'add', id: 7 } },
  }),
  'product/:slug'({ app, mark }) {
    const name = mark.toLowerCase()
    return {
      path: '/product/snake-plant',
      body: { fields: { name } },
      stored: () => app.db.selectFrom('suggested_names').select('key').where('name', '=', name),
      typed: name,
    }
  },
  async 'product/:slug/tell-me'({ app, mark, number, grow }) {
    const contact = `${mark.toLowerCase()}@example.com`
    await app.db
      .insertInto('product_sizes')
      .values({
        ...{ product_id: await grow(), number: 0, place: 0, label: '', labels: '{}', price: null },
        ...{ availability: 'away', days: null, back_in: null },
      })
      .execute()
    return {
      path: `/product/plant-${number}/tell-me`,
      body: { fields: { contact } },
      stored: () => app.db.selectFrom('waiting_list').select('id').where('contact', '=', contact),
      typed: contact,
    }
  },
  async 'waiting-list/not-me.route'({ app, mark, number }) {
    const contact = `${mark.toLowerCase()}@example.com`
    const asked_at = new Date().toISOString()
    await app.db
      .insertInto('waiting_list')
      .values({
        ...{ product_id: 7, number, way: 'email', contact, contact_folded: contact },
        ...{ language: 'en', asked_at, token: mark, receipt: null, receipt_at: null },
      })
      .execute()
    return {
      path: `/not-me?token=${mark}`,
      body: { fields: {} },
      stored: () => app.db.selectFrom('waiting_list').select('id').where('token', '=', mark),
      removes: true,
    }
  },
  'newsletter/newsletter.route'(ground) {
    const { email, ...found } = subscriberOf(ground)
    return { path: '/newsletter/subscribe', body: { fields: { email } }, ...found }
  },
  'newsletter/subscribe.api'(ground) {
    const { email, stored } = subscriberOf(ground)
    return { path: '/api/newsletter/subscribe', body: { json: { email } }, stored }
  },
  'newsletter/confirm': answered('/newsletter/confirm', 'confirmed_at'),
  'newsletter/unsubscribe': answered('/newsletter/unsubscribe', 'unsubscribed_at'),

  async 'staff/sign-in/login.route'(ground) {
    const { id, email } = await addSomebody(ground)
    const { db } = ground.app
    return {
      path: '/login',
      body: { fields: { identity: email, password } },
      stored: () =>
        db.selectFrom('staff_sessions').select('staff_id').distinct().where('staff_id', '=', id),
      typed: email,
    }
  },
  async 'staff/links/link.route'(ground) {
    const { id } = await addSomebody(ground)
    const { app, siteUrl } = ground
    const link = await makeLink(app.db, { purpose: 'sign-in', staffId: id, siteUrl })
    const { pathname, search } = new URL(link)
    return {
      path: pathname + search,
      body: { fields: {} },
      stored: () => app.db.selectFrom('staff_sessions').select('id').where('staff_id', '=', id),
    }
  },
  async 'staff/mailed-link/send-link.route'(ground) {
    const { id, email } = await addSomebody(ground)
    return {
      path: '/login/send-link',
      body: { fields: { identity: email } },
      stored: () =>
        ground.app.db.selectFrom('staff_links').select('staff_id').where('staff_id', '=', id),
      repeats: 'each e-mail has a link of its own',
      typed: email,
    }
  },
  // What a browser is to sign stands for nobody yet.
  'staff/passkeys/passkey-sign-in.api': () => ({
    path: '/login/passkey',
    body: { json: { do: 'ask' } },
  }),
}
