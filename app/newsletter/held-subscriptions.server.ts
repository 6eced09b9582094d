import { findSubscribers, removeSubscribers } from './subscriber-list.server.ts'

/** What the newsletter holds of people by their e-mail addresses, see `HeldBeside`. */
export const heldSubscriptions = {
  key: 'newsletter',
  heading: 'Newsletter',
  goes: 'The newsletter’s subscription',
  async find(...[db, addresses]: Parameters<typeof findSubscribers>) {
    const rows = await findSubscribers(db, addresses)
    return rows.map(({ token, id, ...row }) => ({
      contact: row.email,
      askedAt: row.subscribed_at,
      row,
    }))
  },
  remove: removeSubscribers,
}
