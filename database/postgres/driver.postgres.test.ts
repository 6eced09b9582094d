import { CompiledQuery, type DatabaseConnection, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { sendTogether, sendWithCommit } from '#database/send-together.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { PipelinedConnection } from './driver.ts'

const idsOf = async (db: Database) => {
  const rows = await db.selectFrom('outbox').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const insertOf = (id: string) =>
  CompiledQuery.raw(
    `insert into outbox (id, kind, channel, created_at, next_attempt_at)
      values ($1, 'staff-email', 'email', '', '')`,
    [id],
  )

test('statements that are sent together are answered in their order, each with its rows', async () => {
  const db = await openTestDatabase()
  const answers = await db
    .transaction()
    .execute((transaction) =>
      sendTogether(transaction, [
        insertOf('a'),
        sql<{ count: number }>`select count(*) as count from outbox`.compile(transaction),
        insertOf('b'),
        sql<{ id: string }>`select id from outbox order by id`.compile(transaction),
      ]),
    )
  expect(answers).toEqual([[], [{ count: 1 }], [], [{ id: 'a' }, { id: 'b' }]])
})

test('one of them that fails is told of, and all are undone', async () => {
  const db = await openTestDatabase()
  const sent = db
    .transaction()
    .execute((transaction) =>
      sendTogether(transaction, [insertOf('a'), insertOf('a'), insertOf('b')]),
    )
  await expect(sent).rejects.toMatchObject({ code: '23505' })
  expect(await idsOf(db)).toEqual([])
})

test('what is left for the commit is stored with it, or tells why not and takes all with it', async () => {
  const db = await openTestDatabase()
  const write = (...ids: string[]) =>
    db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(insertOf(`${ids[0]} before`))
      await sendWithCommit(transaction, ids.map(insertOf))
      return 'written'
    })
  expect(await write('a', 'b')).toBe('written')
  await expect(write('c', 'a')).rejects.toMatchObject({ code: '23505' })
  expect(await idsOf(db)).toEqual(['a', 'a before', 'b'])
  // The connection holds nothing back that a later transaction would send.
  expect(await write('d')).toBe('written')
  expect(await idsOf(db)).toEqual(['a', 'a before', 'b', 'd', 'd before'])
})

test('what is left for the commit goes with a transaction that is undone', async () => {
  const db = await openTestDatabase()
  await db.connection().execute(async (connection) => {
    const undone = connection.transaction().execute(async (transaction) => {
      await sendWithCommit(transaction, [insertOf('a')])
      throw new Error('no more')
    })
    await expect(undone).rejects.toThrow('no more')
    await connection.transaction().execute(async () => undefined)
  })
  expect(await idsOf(db)).toEqual([])
})

test('where a transaction could not begin, what would write is not sent', async () => {
  const sent: string[] = []
  const connection = new PipelinedConnection({
    executeQuery: async ({ sql: text }: CompiledQuery) => {
      sent.push(text)
      return { rows: [] }
    },
  } as Partial<DatabaseConnection> as ConstructorParameters<typeof PipelinedConnection>[0])
  connection.begin(Promise.reject(new Error('no transaction')))
  for (const text of ['select 1', 'insert into outbox', ' update outbox']) {
    await expect(connection.executeQuery(CompiledQuery.raw(text))).rejects.toThrow('no transaction')
  }
  connection.leaveForCommit([insertOf('a')])
  const commit = async () => void sent.push('commit')
  await expect(connection.commit(commit)).rejects.toThrow('no transaction')
  expect(sent).toEqual(['select 1'])
})
