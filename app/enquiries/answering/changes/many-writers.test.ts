import { expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { openDesk } from '#tests/support/desk.ts'
import { changeEnquiry } from './change-enquiry.server.ts'

const writers = 20

test(`${writers} people on one enquiry lose neither a note nor a state`, async () => {
  const { app, ask, asha } = await openDesk()
  const reference = await ask()
  const created_at = new Date().toISOString()
  const people = await app.db
    .insertInto('staff')
    .values(
      Array.from({ length: writers }, (_, n) => ({ name: `P${n}`, role: 'desk', created_at })),
    )
    .returning('id')
    .execute()

  /** Each takes notes and presses on with a change until it is the one that was made. */
  async function write(writer: number) {
    const author = { staffId: asha, version: 0 }
    const note = { kind: 'note', text: `Note of ${writer}` } as const
    expect(await changeEnquiry(app, reference, note, author)).toHaveProperty('done')
    const person = { kind: 'person', staffId: writer } as const
    let conflicts = 0
    for (;;) {
      const seen = await findEnquiry(app.db, reference)
      const version = seen?.version ?? 0
      const outcome = await changeEnquiry(app, reference, person, { ...author, version })
      if ('done' in outcome) return { from: seen?.staff_id ?? null, to: writer, conflicts }
      expect(outcome).toHaveProperty('conflict')
      conflicts += 1
    }
  }

  const made = await Promise.all(people.map(({ id }) => write(id)))

  const file = await findEnquiryFile(app, reference)
  const notes = file?.notes.map(({ text }) => text).sort()
  expect(notes).toEqual(made.map(({ to }) => `Note of ${to}`).sort())
  expect(file?.row.version).toBe(writers + 1)
  // Each change was made on the one before it, as its maker had seen it: an unbroken chain.
  const events = file?.events.filter(({ code }) => code === 'person').reverse() ?? []
  expect(events).toHaveLength(writers)
  for (const [index, event] of events.entries()) {
    expect(event.from).toBe(events[index - 1]?.to ?? null)
    const maker = made.find(({ to }) => String(to) === event.to)
    expect(event.from).toBe(maker?.from === null ? null : String(maker?.from))
  }
  expect((await findEnquiry(app.db, reference))?.staff_id).toBe(Number(events.at(-1)?.to))
  expect(made.reduce((sum, { conflicts }) => sum + conflicts, 0)).toBeGreaterThan(0)
})
