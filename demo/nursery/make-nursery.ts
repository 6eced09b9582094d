import { sql } from 'kysely'
import { pino } from 'pino'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { openApp } from '#main/open-app.ts'
import type { Config } from '#server/config.ts'
import { createAnswering } from './answers.ts'
import { makeBackup } from './backup.ts'
import { listCatalogueWork } from './catalogue.ts'
import { listCounts } from './counts.ts'
import { daysBefore, pastDays } from './dates.ts'
import { listEnquiries } from './enquiries.ts'
import { letHappen } from './happening.ts'
import { listJournal } from './journal.ts'
import { listManyProducts } from './many-products.ts'
import { listNewsletter } from './newsletter.ts'
import { makePeople } from './people.ts'
import { listPhotographs } from './photographs.ts'
import { createRandom } from './random.ts'
import { listSettings } from './settings.ts'
import { addEverybody } from './staff.ts'
import { listWaiting } from './waiting.ts'
import { listWinterCategory } from './winter-category.ts'

/** The nursery that is made unless another one is asked for. */
const usualSeed = 30

/**
 * Fills the empty folder of a configuration with a nursery's half-year up to `until`, through the
 * functions that serve visitors and staff: the same for the same seed and instant, but for references
 * and tokens. Its e-mails go to the configuration's mail server. Throws where anything is refused.
 */
export async function makeNursery(
  config: Config,
  { until, seed = usualSeed }: { until: Date; seed?: number },
): Promise<void> {
  let clock = daysBefore(until, pastDays, '09:00')
  const app = await openApp(config, { log: pino({ level: 'silent' }), now: () => clock })
  try {
    // Whoever is cut off here begins again, so nothing waits for the disk.
    await sql`pragma synchronous = off`.execute(app.db)
    const staff = await addEverybody(app.db, clock)
    await app.delivery.start()
    const { hours } = await readDeskSettings(app.db)
    const people = makePeople(createRandom(seed), config.languages)
    const answering = createAnswering(until, hours)
    const past = [
      ...listSettings(until),
      ...listCatalogueWork(until),
      ...listManyProducts(until),
      ...listWinterCategory(until),
      ...listPhotographs(until),
      ...listEnquiries(createRandom(seed + 1), until, people, answering),
      ...listJournal(until),
      ...listNewsletter(createRandom(seed + 2), until, people),
      ...listWaiting(createRandom(seed + 3), until, people),
      ...listCounts(createRandom(seed + 4), until),
    ]
    const turnTo = (at: Date) => {
      clock = at
    }
    const nursery = { app, staff, turnTo }
    await letHappen(nursery, past)
    await makeBackup(nursery)
  } finally {
    await app.delivery.stop()
    await app.backgroundWork.stop()
    await app.views.flush()
    await app.db.destroy()
  }
}
