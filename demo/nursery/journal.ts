import { emptyGuide } from '#app/guides/guide.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { indiaDay } from '#app/time/india.ts'
import { daysBefore } from './dates.ts'
import type { Happening } from './happening.ts'

const entries = [
  {
    daysAgo: 24,
    title: 'The shade net is up again',
    summary: 'What the storm of last week took, and what we did about it.',
    body: `Half of the shade net came down in the storm. The areca palms below it stood in full sun for two days, and some tips are brown.

They grow out of it. We sell those at a lower price until the new leaves are there.

[[areca-palm]]`,
    products: [8],
  },
  {
    daysAgo: 6,
    title: 'Bougainvillea has come back',
    summary: 'Forty bags arrived on Saturday, most of them in bud.',
    body: `Forty bags arrived on Saturday, most of them in bud.

Keep them dry until they flower: water when the leaves begin to hang, and not before.

[[bougainvillea]]`,
    products: [14],
  },
] as const

/** What the staff write in the nursery's journal. */
export function listJournal(until: Date): Happening[] {
  return entries.map(({ daysAgo, ...words }) => ({
    at: daysBefore(until, daysAgo, '16:20'),
    async happen({ app, staff }, now) {
      const change = {
        ...emptyGuide,
        ...words,
        state: 'shown' as const,
        entryDate: indiaDay(now),
        author: 'Sunita Pawar',
      }
      const by = { staffId: staff.catalogue, source: 'desk' as const }
      const result = await saveGuide(app, { change, ...by }, now)
      if (!('saved' in result)) {
        throw new Error(`‘${words.title}’ was not saved: ${JSON.stringify(result)}`)
      }
    },
  }))
}
