import type { Database } from '#database/connection.ts'
import type { Message } from '#server/delivery/outbox/message.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'

// Messages as an enquiry causes them, all put into the outbox at noon.

export const noon = new Date('2025-11-20T12:00:00Z')
export const later = (ms: number) => new Date(noon.getTime() + ms)
export const email = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
export const toStaff: Message = { kind: 'staff-email', reference: 'AN-00000001', email }
export const toVisitor: Message = {
  kind: 'visitor-email',
  reference: 'AN-00000001',
  email: { ...email, to: { name: 'Meera', address: 'meera@example.com' } },
}
export const event = { type: 'enquiry.received', timestamp: noon.toISOString(), data: {} }
export const toWebhook: Message = { kind: 'webhook', reference: 'AN-00000002', event }

export const put = (db: Database, ...messages: Message[]) =>
  db.transaction().execute((transaction) => enqueue(transaction, messages, noon))
export const rows = (db: Database) =>
  db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('kind').execute()
