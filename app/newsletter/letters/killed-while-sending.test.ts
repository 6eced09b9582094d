import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { addReaders, beginSomeLetter } from '#tests/support/letters.ts'
import { openMail, scale } from '#tests/support/programs/delivery.ts'
import { until } from '#tests/support/send-form.ts'
import { findLetter } from './letters.server.ts'

/** 2,000 in a full run. */
const readers = scale >= 10 ? 2_000 : 40
const kills = 3

test(`a letter to ${readers} reaches each of them once though its process is killed three times, and at most three of them twice`, async () => {
  const mail = await openMail()
  const place = await emptyDatabase()
  const db = await openDatabase(place)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  await addReaders(db, readers)
  const id = await beginSomeLetter(db)

  const startSending = () => {
    const process_ = spawn(
      process.execPath,
      ['tests/support/programs/send-letters.ts', place, mail.url],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    onTestFinished(() => void process_.kill('SIGKILL'))
    return process_
  }

  for (let kill = 1; kill <= kills; kill += 1) {
    const sender = startSending()
    const reached = Math.round((readers * kill) / (kills + 1))
    await until(() => mail.arrived.length >= reached, `${reached} had arrived`, 120_000)
    sender.kill('SIGKILL')
    await once(sender, 'exit')
    expect(await findLetter(db, id)).toMatchObject({ state: 'sending' })
    // As after the minute for which it had taken what it was sending.
    const leased_until = new Date(Date.now() - 1).toISOString()
    await db
      .updateTable('outbox')
      .set({ leased_until })
      .where('leased_by', 'is not', null)
      .execute()
  }
  const last = startSending()
  await expect
    .poll(async () => (await findLetter(db, id))?.state, { timeout: 240_000, interval: 250 })
    .toBe('sent')
  last.kill('SIGKILL')
  await once(last, 'exit')

  const arrived = mail.arrived.map(({ to }) => to[0])
  expect(new Set(arrived).size).toBe(readers)
  expect(arrived.length - readers).toBeLessThanOrEqual(kills)
  // Whoever got it twice got the same message: mail programs show it once.
  expect(new Set(mail.arrived.map(({ messageId }) => messageId)).size).toBe(readers)
  expect(await findLetter(db, id)).toMatchObject({ sent: readers, failed: 0, left_since: 0 })
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
}, 400_000)
