import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { startPostgres } from './support/databases/postgres-server.ts'
import { openBalancer } from './support/programs/balancer.ts'
import { health, openMail, scale, written } from './support/programs/delivery.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendEnquiries, until } from './support/send-form.ts'

/** 2,000 in a full run. */
const enquiries = 200 * scale
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
  const reached = (share: number) =>
    until(() => answered.size >= enquiries * share, `${share} of all were answered`)
  const db = await openDatabase(postgres.url('site'))
  onTestFinished(() => db.destroy())
  // Who is killed while sending can't say what it sent: that may come twice, and nothing else.
  const inFlight = new Set<string>()
  async function noteHeld() {
    const held = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('leased_until', 'is not', null)
      .execute()
    for (const { id } of held) inFlight.add(id)
  }
  async function killAndStart(index: number) {
    const site = sites[index]
    if (!site) return
    await site.stop({ signal: 'SIGKILL' })
    await noteHeld()
    const next = await startSite({ ...env, PORT: new URL(site.url).port })
    sites[index] = next
    // One that loses its database before ends, and whatever watches over it starts it again.
    await until(() => next.log.some((line) => line.includes('and jobs run')), 'it has begun')
  }

  await reached(0.2)
  await killAndStart(0)
  await reached(0.4)
  await killAndStart(1)
  await reached(0.6)
  // As good as a power cut, while the processes are at work.
  await noteHeld()
  await postgres.halt('immediate')
  for (const site of sites) {
    await until(async () => (await health(site)).status === 'failing', 'it is missed')
  }
  await postgres.resume()
  await noteHeld()
  await reached(0.8)
  await killAndStart(2)
  await done

  const rows = await db.selectFrom('enquiries').select(['reference', 'submission_id']).execute()
  expect(rows).toHaveLength(enquiries)
  expect(new Map(rows.map((row) => [row.submission_id, row.reference]))).toEqual(answered)

  const waiting = async () => {
    const rows = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
    return rows.map(({ id }) => id)
  }
  await until(
    async () => (await waiting()).every((id) => inFlight.has(id)),
    'all was sent that nobody was killed over',
  )
  // As if the leases of the dead had ended by themselves.
  await db
    .updateTable('outbox')
    .set({ leased_until: '2025-01-01T00:00:00.000Z' })
    .where('state', '=', 'waiting')
    .execute()
  await until(async () => (await waiting()).length === 0, 'all was sent')
  for (const site of sites) await site.stop()

  const references = [...answered.values()].sort()
  const arrived = (to: RegExp) => [...new Set(written(mail, to))].sort()
  expect(arrived(/^desk@/)).toEqual(references)
  expect(arrived(/^meera/)).toEqual(references)
  const ids = mail.arrived.map(({ messageId }) => messageId.replace(/^<|@.*$/g, ''))
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect(twice.filter((id) => !inFlight.has(id))).toEqual([])
  // Each process sends six at a time, and each of the four interruptions meets three processes.
  expect(inFlight.size).toBeLessThanOrEqual(4 * 3 * 6 * 2)
}, 400_000)
