import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'

/** Asks for what takes longer than silence may, over a connection on which it may last so long. */
async function askForLong(silenceMs: number) {
  const db = await openDatabase(inject('postgres').url, { silenceMs })
  onTestFinished(() => db.destroy())
  return sql`select pg_sleep(1.5)`.execute(db).then(
    () => 'answered',
    (error) => isOutOfReach(error) && error.message,
  )
}

test('a connection that says nothing counts as lost, but not one that was opened for long work', async () => {
  expect(await Promise.all([askForLong(500), askForLong(0)])).toEqual([
    'The connection fell silent',
    'answered',
  ])
})
