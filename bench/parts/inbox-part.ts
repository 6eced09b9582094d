import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { listInbox } from '#app/enquiries/answering/inbox/inbox.server.ts'
import { readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { colleague, fillEnquiries } from '#bench/enquiries-of-years.ts'
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { median } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { readConfig } from '#server/config.ts'

/** The middle of so many counts. */
const times = 9

const pages = [
  '',
  'first=newest',
  'first=largest',
  'with=me',
  'with=nobody',
  'state=contacted',
  'state=contacted&with=me&first=newest',
  'tab=closed',
  'tab=closed&state=won',
  'tab=closed&with=me',
  'tab=spam',
]

const searches = [
  'meera',
  'पाटील',
  'patil rao',
  'areca',
  'cocopeat deshpande',
  '+91 98765',
  '60045 12',
  'AN-7Q2M0XKE',
  'shed 2',
  'before diwali om',
  'ra',
  'आ',
  'zz',
  'nobody is called so',
  'gmail.com neha',
]

/**
 * Measures in the store what a page of the inbox takes, its counts included, and a search, among the
 * enquiries of some years.
 */
export function measureInbox({ database, enquiries }: BenchOptions): Promise<Row[]> {
  const { pageMs, searchMs, oneMs } = budgets.inbox
  return withShop({ database, products: 0 }, (shop) =>
    withDatabase(shop, async (db) => {
      await migrateToLatest(db)
      const now = await fillEnquiries(db, enquiries)
      const among = `among ${enquiries.toLocaleString('en-GB')} enquiries`
      const asked = searches.map((search) => `q=${encodeURIComponent(search)}`)
      return [
        rowOf(`a page ${among}`, await measureAll(db, await withLastPages(db, now), now), pageMs),
        rowOf(`a search ${among}`, await measureAll(db, asked, now), searchMs),
        rowOf(`one enquiry ${among}`, await measureEach(db, enquiries, now), oneMs),
      ]
    }),
  )
}

/** Some pages further on as well: they must not cost more than the first. */
async function withLastPages(db: Database, now: Date) {
  const further: string[] = []
  for (const address of ['', 'first=newest', 'tab=closed']) {
    let after: string | undefined
    for (let page = 0; page < 20; page += 1) {
      const query = readInboxQuery(new URLSearchParams(address))
      after = (await listInbox(db, { ...query, after }, colleague, now)).next ?? after
    }
    further.push(`${address}&after=${after}`)
  }
  return [...pages, ...further]
}

interface Measured {
  address: string
  ms: number
}

async function measureAll(db: Database, addresses: string[], now: Date): Promise<Measured[]> {
  const all: Measured[] = []
  for (const address of addresses) {
    const query = readInboxQuery(new URLSearchParams(address))
    const ms = await measureOne(() => listInbox(db, query, colleague, now))
    all.push({ address: `?${decodeURIComponent(address)}`, ms })
  }
  return all
}

/** What the screen of one enquiry reads, for some from the first to the last. */
async function measureEach(db: Database, enquiries: number, now: Date): Promise<Measured[]> {
  const config = readConfig({}, shopDefaults)
  const all: Measured[] = []
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.99, 1]) {
    const { reference } = await db
      .selectFrom('enquiries')
      .select('reference')
      .where('id', '>=', Math.floor(share * (enquiries - 1)))
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const ms = await measureOne(() => findEnquiryFile({ db, config }, reference, now))
    all.push({ address: reference, ms })
  }
  return all
}

async function measureOne(look: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time <= times; time += 1) {
    const startedAt = performance.now()
    await look()
    // The first time reads the file.
    if (time > 0) taken.push(performance.now() - startedAt)
  }
  return median(taken)
}

function rowOf(what: string, measured: readonly Measured[], atMost: number): Row {
  const worst = measured.reduce((a, b) => (a.ms > b.ms ? a : b))
  return {
    part: 'inbox',
    what,
    figures: [
      { name: 'median', value: median(measured.map(({ ms }) => ms)), unit: 'ms' },
      { name: 'worst', value: worst.ms, unit: 'ms', atMost },
    ],
    note: `${measured.length} measured; the worst is '${worst.address}'`,
  }
}
