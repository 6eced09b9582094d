import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestRoutes } from '#main/read-addresses.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { classifyRequest } from './request-class.ts'

/** Every sample by its name and labels. */
async function scrape(metrics: Metrics) {
  const { text } = await metrics.write()
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

test('two sites in one process count apart', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.missedSearches.inc()
  expect((await scrape(one)).searches_without_result_total).toBe(1)
  expect((await scrape(other)).searches_without_result_total).toBe(0)
})

test('every limit and every channel is there before anything happens, at 0', async () => {
  const samples = await scrape(createMetrics())
  const listSeries = (name: string) =>
    Object.keys(samples).filter((series) => series.startsWith(`${name}{`) && samples[series] === 0)
  expect(listSeries('forms_refused_total')).toEqual(
    ['address', 'mobile', 'mailbox'].map((limit) => `forms_refused_total{limit="${limit}"}`),
  )
  expect(listSeries('delivery_attempts_total')).toEqual(
    ['email', 'webhook', 'push', 'letter', 'back', 'quote'].flatMap((channel) =>
      ['sent', 'failed'].map(
        (outcome) => `delivery_attempts_total{channel="${channel}",outcome="${outcome}"}`,
      ),
    ),
  )
})

test('requests are counted by a few classes, whatever is asked for', async () => {
  const metrics = createMetrics()
  for (const [method, path, status] of [
    ['GET', '/home', 200],
    ['GET', '/wp-login.php', 404],
    ['GET', '/wp-admin', 404],
    ['PROPFIND', '/', 405],
    ['GET', '/assets/entry-1.js', 200],
    ['GET', '/products/search', 503],
    ['GET', '/products/soil', 200],
    ['POST', '/enquiry/create', 201],
    ['GET', '/healthz', 200],
  ] as const) {
    metrics.countRequest(classifyRequest({ method, path, status }, requestRoutes), 0.004)
  }
  const samples = await scrape(metrics)
  const counted = Object.entries(samples).filter(([name]) => name.startsWith('http_requests_total'))
  expect(Object.fromEntries(counted)).toEqual({
    'http_requests_total{method="GET",route="page",status="2xx"}': 1,
    'http_requests_total{method="GET",route="page",status="4xx"}': 2,
    'http_requests_total{method="other",route="page",status="4xx"}': 1,
    'http_requests_total{method="GET",route="file",status="2xx"}': 1,
    'http_requests_total{method="GET",route="search",status="5xx"}': 1,
    'http_requests_total{method="GET",route="list",status="2xx"}': 1,
    'http_requests_total{method="POST",route="form",status="2xx"}': 1,
    'http_requests_total{method="GET",route="machine",status="2xx"}': 1,
  })
  expect(samples['http_request_duration_seconds_bucket{le="0.0025",route="page"}']).toBe(0)
  expect(samples['http_request_duration_seconds_bucket{le="0.005",route="page"}']).toBe(4)
})

test('a page cache and a pool are read when they are asked for', async () => {
  const metrics = createMetrics()
  const cache = { hits: 0, misses: 0, entries: 0, bytes: 0 }
  metrics.watchPageCache(() => cache)
  metrics.watchPool(() => ({ most: 10, total: 5, idle: 3, waiting: 0 }))
  await scrape(metrics)
  Object.assign(cache, { hits: 120, misses: 3, entries: 2, bytes: 9_000 })
  expect(await scrape(metrics)).toMatchObject({
    page_cache_hits_total: 120,
    page_cache_misses_total: 3,
    page_cache_entries: 2,
    page_cache_bytes: 9_000,
    'database_pool_connections{state="most"}': 10,
    'database_pool_connections{state="total"}': 5,
    'database_pool_connections{state="idle"}': 3,
    'database_pool_connections{state="waiting"}': 0,
  })
})

test('the outbox, the catalogue and the disk are read when they are asked for', async () => {
  const db = await openTestDatabase()
  const metrics = createMetrics()
  metrics.watchStorage(db, tmpdir())
  expect(await scrape(metrics)).toMatchObject({ database_up: 1, outbox_waiting: 0 })

  const tenMinutesAgo = new Date(Date.now() - 600_000)
  const email = { subject: 'Hello', text: 'Hello', html: '<p>Hello' }
  await db
    .transaction()
    .execute((transaction) =>
      enqueue(
        transaction,
        [{ kind: 'staff-email', reference: 'AN-7Q2M0XKE', email }],
        tenMinutesAgo,
      ),
    )
  const samples = await scrape(metrics)
  expect(samples).toMatchObject({
    outbox_waiting: 1,
    outbox_mailbox_waiting: 0,
    outbox_given_up: 0,
    catalogue_version: 0,
  })
  expect(samples.outbox_oldest_seconds).toBeGreaterThanOrEqual(600)
  expect(samples.data_disk_free_bytes).toBeGreaterThan(0)
  expect(samples.data_disk_size_bytes).toBeGreaterThan(samples.data_disk_free_bytes ?? 0)
})

test('while the database is away the rest is told, and nothing old in its place', async () => {
  const db = await openTestDatabase()
  const metrics = createMetrics()
  metrics.watchStorage(db, tmpdir())
  metrics.missedSearches.inc(7)
  await scrape(metrics)
  await sql`alter table outbox rename to away`.execute(db)

  const samples = await scrape(metrics)
  expect(samples).toMatchObject({ database_up: 0, searches_without_result_total: 7 })
  expect(samples).not.toHaveProperty('outbox_waiting')
  expect(samples).not.toHaveProperty('catalogue_version')

  await sql`alter table away rename to outbox`.execute(db)
  expect(await scrape(metrics)).toMatchObject({ database_up: 1, outbox_waiting: 0 })
})
