import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { openBalancer } from './support/balancer.ts'
import { distinct, openMail, written } from './support/delivery.ts'
import { startPostgres } from './support/postgres-server.ts'
import { sendEnquiries, until } from './support/send-form.ts'
import { type RunningSite, startSite } from './support/site.ts'

const enquiries = 2_000
const connections = 16

test(`${enquiries} enquiries over ${connections} connections outlive the kill of each of three processes and a restart of PostgreSQL`, async () => {
  const postgres = await startPostgres({ safe: true })
  onTestFinished(() => postgres.stop())
  await postgres.run('create database site')
  const mail = await openMail()
  const env = {
    DATABASE_URL: postgres.url('site'),
    SMTP_URL: mail.url,
    STAFF_EMAIL: 'desk@nursery.example',
  }
  const sites: RunningSite[] = await Promise.all([startSite(env), startSite(env), startSite(env)])
  onTestFinished(async () => {
    for (const site of sites) await site.stop()
  })
  const balancer = await openBalancer(() => sites)
  onTestFinished(() => balancer.close())

  const { answered, done } = sendEnquiries(balancer, { enquiries, connections })
  const reached = async (share: number) => {
    while (answered.size < enquiries * share) await wait(5)
  }
  async function killAndStart(index: number) {
    const site = sites[index]
    if (!site) return
    await site.stop({ signal: 'SIGKILL' })
    sites[index] = await startSite({ ...env, PORT: new URL(site.url).port })
  }

  await reached(0.2)
  await killAndStart(0)
  await reached(0.4)
  await killAndStart(1)
  await reached(0.6)
  // As good as a power cut, while the processes are at work.
  await postgres.halt('immediate')
  await wait(1_000)
  await postgres.resume()
  await reached(0.8)
  await killAndStart(2)
  await done

  const db = await openDatabase(postgres.url('site'))
  onTestFinished(() => db.destroy())
  const rows = await db.selectFrom('enquiries').select(['reference', 'submission_id']).execute()
  expect(rows).toHaveLength(enquiries)
  expect(new Map(rows.map((row) => [row.submission_id, row.reference]))).toEqual(answered)

  // Who was killed while sending holds its messages until the lease ends; nobody else has them.
  const held = () =>
    db
      .selectFrom('outbox')
      .select((build) => build.fn.countAll<number>().as('messages'))
      .where('state', '=', 'waiting')
      .where('leased_until', 'is', null)
      .executeTakeFirstOrThrow()
  while ((await held()).messages > 0) await wait(200)
  await wait(2_000)
  const ids = mail.arrived.map(({ messageId }) => messageId)
  expect(distinct(ids)).toBe(ids.length)

  await db.updateTable('outbox').set({ leased_until: '2025-01-01T00:00:00.000Z' }).execute()
  const references = [...answered.values()].sort()
  const arrived = (to: RegExp) => [...new Set(written(mail, to))].sort()
  await until(
    () => arrived(/^desk@/).length + arrived(/^meera/).length === enquiries * 2,
    'all arrived',
    60_000,
  )
  expect(arrived(/^desk@/)).toEqual(references)
  expect(arrived(/^meera/)).toEqual(references)
}, 400_000)
