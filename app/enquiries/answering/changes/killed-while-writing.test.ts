import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { openDatabase } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { runUntilKilled } from '#tests/support/programs/run-until-killed.ts'
import { someEnquiry } from '#tests/support/send-form.ts'

/** How much is answered before the process is killed in the middle of the next thing. */
const answeredBeforeKill = 40

interface Answered {
  event: number
  note?: string
}

/** Lets two of the staff answer until so much was answered, then kills their process. */
async function answerAndDie(place: string, reference: string): Promise<Answered[]> {
  const args = [place, reference]
  const { lines, signal } = await runUntilKilled('answer-enquiries.ts', args, answeredBeforeKill)
  expect(signal).toBe('SIGKILL')
  return lines.map((line) => JSON.parse(line))
}

test('what was answered to two of the staff is there after their process was killed, twice', async () => {
  const place = await emptyDatabase()
  const app = openWriter(await openDatabase(place))
  const { db } = app
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  const { reference } = await receiveEnquiry(app, { ...someEnquiry(1), products: [] })

  const answered = [
    ...(await answerAndDie(place, reference)),
    ...(await answerAndDie(place, reference)),
  ]

  const file = await findEnquiryFile(app, reference)
  const notes = new Set(file?.notes.map(({ text }) => text))
  const lost = answered.filter(({ note }) => note !== undefined && !notes.has(note))
  expect(lost).toEqual([])
  // The newest first: each state was changed from what the one before it had made of it.
  const events = file?.events.toReversed() ?? []
  const ids = new Set(events.map(({ id }) => id))
  expect(answered.filter(({ event }) => !ids.has(event))).toEqual([])
  const states = events.filter(({ code }) => code === 'state')
  for (const [index, { from }] of states.entries()) {
    expect(from).toBe(states[index - 1]?.to ?? 'new')
  }
  expect(file?.row).toMatchObject({ state: states.at(-1)?.to, version: states.length + 1 })
  // Whatever was under way is there as a whole or not at all.
  expect(events.filter(({ code }) => code === 'note')).toHaveLength(notes.size)
  if (engineOf(db) === 'postgres') return
  const { rows } = await sql`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
})
