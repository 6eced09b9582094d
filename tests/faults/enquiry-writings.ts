import { randomUUID } from 'node:crypto'
import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import { describeSending } from '#app/quotes/desk/send/send-view.server.ts'
import { draftOf, findRevision, keepDraft, startQuote } from '#app/quotes/drafts/drafts.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { turnOnPhone } from '#app/staff/phones/phones.server.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Ground, MakeWriting } from './writing.ts'

function eventsOf({ app }: Ground, { id }: EnquiryRow, code: EnquiryEventCode) {
  return () =>
    app.db
      .selectFrom('enquiry_events')
      .select('id')
      .where('enquiry_id', '=', id)
      .where('code', '=', code)
}

/** What the desk sends about enquiries, people and oneself, by the id of the route. */
export const enquiryWritings: Record<string, MakeWriting> = {
  async 'enquiries/desk/inbox/inbox.route'(ground) {
    const enquiry = await ground.ask()
    const { reference, version } = enquiry
    return {
      path: '/desk?index',
      body: { fields: { intent: 'take', reference, version: String(version) } },
      by: await ground.owner(),
      stored: eventsOf(ground, enquiry, 'person'),
    }
  },
  async 'enquiries/desk/enquiry/enquiry.route'(ground) {
    const enquiry = await ground.ask()
    const version = String(enquiry.version)
    const submission = randomUUID()
    return {
      path: `/desk/enquiries/${enquiry.reference}`,
      body: { fields: { intent: 'note', text: ground.mark, version, submission } },
      by: await ground.owner(),
      stored: eventsOf(ground, enquiry, 'note'),
    }
  },
  async 'enquiries/desk/enquiry/store-change.api'(ground) {
    const enquiry = await ground.ask()
    const by = await ground.owner()
    const form = { intent: 'note', text: ground.mark, version: '1', submission: randomUUID() }
    const json = { staffId: by.staffId, reference: enquiry.reference, form }
    const stored = eventsOf(ground, enquiry, 'note')
    return { path: '/desk/waiting-changes', body: { json }, by, stored }
  },
  async 'quotes/desk/write/new-quote.api'({ app, ask, owner }) {
    const { id, reference } = await ask()
    return {
      path: `/desk/enquiries/${reference}/quote`,
      body: { fields: {} },
      by: await owner(),
      stored: () => app.db.selectFrom('quotes').select('id').where('enquiry_id', '=', id),
    }
  },
  async 'quotes/desk/write/quote.route'({ app, ask, mark, owner }) {
    const by = await owner()
    const { reference } = await ask()
    const id = await startQuote(app, reference, { staffId: by.staffId, now: new Date() })
    return {
      path: `/desk/quotes/${id}`,
      body: { fields: { intent: 'work-out', version: '1', lines: '0', note: mark } },
      by,
      stored: () =>
        app.db.selectFrom('quote_revisions').select('id').where('draft', 'like', `%${mark}%`),
    }
  },
  async 'quotes/desk/write/keep-draft.api'({ app, ask, mark, owner }) {
    const by = await owner()
    const { reference } = await ask()
    const id = await startQuote(app, reference, { staffId: by.staffId, now: new Date() })
    const form = { version: '1', lines: '0', note: mark }
    return {
      path: '/desk/quotes/typed',
      body: { json: { staffId: by.staffId, id, form } },
      by,
      stored: () =>
        app.db.selectFrom('quote_revisions').select('id').where('draft', 'like', `%${mark}%`),
    }
  },
  async 'quotes/desk/send/send.route'({ app, ask, owner }) {
    const by = await owner()
    const { reference } = await ask()
    const doing = { staffId: by.staffId, now: new Date() }
    const id = (await startQuote(app, reference, doing)) ?? 0
    const row = await findRevision(app.db, id)
    const line = { what: 'Potting', quantity: '1', price: '250', taxRate: '0' }
    const draft = { ...draftOf(row ?? { draft: null }), lines: [line] }
    await keepDraft(app.db, { revisionId: id, version: 1, draft }, doing)
    const kept = await findRevision(app.db, id)
    const { shown = '' } = kept ? await describeSending(app, kept, doing.now) : {}
    return {
      path: `/desk/quotes/${id}/send`,
      body: { fields: { version: '2', shown, email: 'on' } },
      by,
      stored: () => app.db.selectFrom('quote_lines').select('name').where('revision_id', '=', id),
    }
  },
  async 'enquiries/desk/people/people.route'({ app, owner }) {
    const by = await owner()
    return {
      path: '/desk/people',
      body: { fields: { intent: 'affected', from: '2026-01-01', to: '2026-01-02' } },
      by,
      stored: () =>
        app.db
          .selectFrom('staff_events')
          .select('id')
          .where('staff_id', '=', by.staffId)
          .where('code', '=', 'exported'),
      repeats: 'each time that somebody is shown is written down',
    }
  },
  async 'desk/sign-out.route'({ app, owner }) {
    const by = await owner()
    return {
      path: '/desk/sign-out',
      body: { fields: {} },
      by,
      stored: () =>
        app.db.selectFrom('staff_sessions').select('id').where('staff_id', '=', by.staffId),
      removes: true,
      leadsTo: '/login',
    }
  },
  async 'staff/desk/account/account.route'({ app, mark, owner }) {
    return {
      path: '/desk/account',
      body: { fields: { intent: 'name', name: mark } },
      by: await owner(),
      stored: () => app.db.selectFrom('staff').select('id').where('name', '=', mark),
    }
  },
  // What a browser is to sign stands for no passkey yet.
  'staff/desk/account/new-passkey.api': async ({ owner }) => ({
    path: '/desk/account/new-passkey',
    body: { json: { do: 'ask', password: 'nobody has set one' } },
    by: await owner(),
  }),
  async 'staff/desk/phones/phones.route'({ app, mark, owner }) {
    const by = await owner({ onDevice: true })
    const { staffId } = by
    const phone = await app.db.transaction().execute(async (transaction) => {
      const { device_id } = await transaction
        .selectFrom('staff_sessions')
        .select('device_id')
        .where('staff_id', '=', staffId)
        .executeTakeFirstOrThrow()
      const subscription = { endpoint: `https://push.example/${mark}`, p256dh: 'x', auth: 'x' }
      const whose = { staffId, deviceId: device_id ?? 0 }
      await turnOnPhone(transaction, whose, subscription, new Date())
      return transaction
        .selectFrom('push_subscriptions')
        .select('id')
        .where('staff_id', '=', staffId)
        .executeTakeFirstOrThrow()
    })
    return {
      path: '/desk/notices',
      body: { fields: { intent: 'turn-off', id: String(phone.id) } },
      by,
      stored: () => app.db.selectFrom('push_subscriptions').select('id').where('id', '=', phone.id),
      removes: true,
    }
  },
  async 'staff/desk/staff.route'({ app, mark, owner }) {
    const email = `${mark.toLowerCase()}@aangan.example`
    return {
      path: '/desk/staff',
      body: { fields: { name: mark, email, mobileNumber: '', role: 'desk' } },
      by: await owner(),
      stored: () => app.db.selectFrom('staff').select('id').where('name', '=', mark),
    }
  },
  async 'staff/desk/person.route'({ app, mark, owner }) {
    const id = await addStaff(app.db, { name: mark, role: 'desk', email: `${mark}@b.in` })
    return {
      path: `/desk/staff/${id}`,
      body: { fields: { intent: 'role', role: 'catalogue' } },
      by: await owner(),
      stored: () =>
        app.db
          .selectFrom('staff_events')
          .select('id')
          .where('about_staff_id', '=', id)
          .where('code', '=', 'role-changed'),
    }
  },
}
