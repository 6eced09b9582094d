import { saveSettings } from '#app/settings/save-settings.server.ts'
import { refreshSettings } from '#app/settings/saved-settings.server.ts'
import { daysBefore } from './dates.ts'
import type { Happening } from './happening.ts'

const terms =
  'Plants are replaced within seven days if they arrive broken. Pay on delivery or by UPI.'

/** What the owner sets at the desk, and how many days ago. */
const set: readonly [daysAgo: number, name: string, value: unknown][] = [
  [181, 'BUSINESS_NAME', 'Mogra Nursery'],
  [181, 'PRICES_SHOWN', 'yes'],
  [181, 'PRICE_NOTE', 'Prices are for one plant with its pot, without delivery.'],
  [180, 'upi-id', 'mogranursery@example'],
  [180, 'upi-name', 'Mogra Nursery'],
  [180, 'quote-terms', { texts: { en: terms }, from: {} }],
  [160, 'SEASON_SHOWN', 'yes'],
  [40, 'GUIDES_SHOWN', 'yes'],
  [74, 'BUSINESS_TAGLINE', 'We grow it, you ask, we bring it'],
  [74, 'promise-hours', 3],
]

/** The settings that the owner changes, each of them kept in their history. */
export function listSettings(until: Date): Happening[] {
  return set.map(([daysAgo, name, value]) => ({
    at: daysBefore(until, daysAgo, '12:30'),
    async happen({ app, staff }, now) {
      const edits = [{ name, value: JSON.stringify(value), was: null }]
      const saved = await app.writeTogether((transaction) =>
        saveSettings(transaction, edits, { staffId: staff.owner }, now),
      )
      if ('conflicts' in saved) throw new Error(`${name} of the demonstration was not saved.`)
      await refreshSettings(app)
    },
  }))
}
