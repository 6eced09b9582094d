import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { type MailServer, openMailServer } from '#tests/support/receivers/mail-server.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { type RunningSite, startSite } from './site.ts'

/** 1 in a test run; more shows more, in proportion: see docs/reliability.md. */
export const scale = Number(process.env.RELIABILITY_SCALE ?? 1)
const atOnce = 4

/** A mail server for one test. */
export async function openMail() {
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  return mail
}

/** A site for one test; its staff read `desk@nursery.example`. */
export async function run(env: Record<string, string>, dataDir?: string) {
  const site = await startSite({ STAFF_EMAIL: 'desk@nursery.example', ...env }, dataDir)
  onTestFinished(() => site.stop())
  return site
}

/** Sends `count` enquiries, a few at a time; gives their references and the slowest answer. */
export async function sendEnquiries(sites: RunningSite[], count: number, from = 0) {
  const references: string[] = []
  let slowestMs = 0
  let next = 0
  const sender = async () => {
    while (next < count) {
      const index = next++
      const site = sites[index % sites.length]
      if (!site) return
      const started = performance.now()
      references.push(await sendForm(site, '/enquiry/create', someEnquiry(from + index)))
      slowestMs = Math.max(slowestMs, performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return { references, slowestMs }
}

/** The references of the enquiries that an address was written about, once for each e-mail. */
export function written(mail: MailServer, to: RegExp) {
  return mail.arrived
    .filter((arrived) => arrived.to.some((address) => to.test(address)))
    .map(({ headers }) => /AN-\w{8}/.exec(headers.subject ?? '')?.[0] ?? '')
}

/** Runs a statement on a site's database, as another process would. */
export function query(site: Pick<RunningSite, 'dataDir'>, sql: string) {
  const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** How a site's outbox stands, as its `/metrics` tell the operator. */
export async function outboxOf(site: RunningSite) {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  const read = (name: string) =>
    Number(new RegExp(`^outbox_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    waiting: read('waiting'),
    oldestSeconds: read('oldest_seconds'),
    givenUp: read('given_up'),
    refused: read('refused'),
  }
}

/** What the site says of itself. */
export const health = async (site: RunningSite) => (await fetch(`${site.url}/healthz`)).json()
export const distinct = (values: string[]) => new Set(values).size
