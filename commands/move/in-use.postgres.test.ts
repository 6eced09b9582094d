import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openPooler } from '#tests/support/databases/pooler.ts'
import { emptyPostgresDatabase } from '#tests/support/databases/postgres-databases.ts'
import { refuseInUse } from './in-use.ts'

/** A connection as the site has them, or as a pooler keeps them after the site has ended. */
async function connectAsSite(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'aangan' })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('select 1')
  return client
}

test('connections that a pooler keeps open after the site has ended are nobody’s', async () => {
  const place = await emptyPostgresDatabase()
  await connectAsSite(place)
  await expect(refuseInUse(await openPooler(place))).resolves.toBeUndefined()
})

test('behind a pooler, too, a site that runs is found: it looks twice a second', async () => {
  const place = await emptyPostgresDatabase()
  const site = await connectAsSite(place)
  const looking = setInterval(() => void site.query('select 1'), 500)
  onTestFinished(() => clearInterval(looking))
  await expect(refuseInUse(await openPooler(place))).rejects.toThrow('The site, or another process')
})

test('behind a pooler, too, whoever is in the middle of something is found', async () => {
  const place = await emptyPostgresDatabase()
  const site = await connectAsSite(place)
  await site.query('begin')
  await expect(refuseInUse(await openPooler(place))).rejects.toThrow('The site, or another process')
  await site.query('rollback')
})

test('from the server’s own address, what to do about a pooler’s connections is told', async () => {
  const place = await emptyPostgresDatabase()
  await connectAsSite(place)
  await expect(refuseInUse(place)).rejects.toThrow(
    'The site, or another process, has the database open: stop it first. If all have ended, a pooler keeps their connections: give its address, not PostgreSQL’s (ops/README.md).',
  )
})
