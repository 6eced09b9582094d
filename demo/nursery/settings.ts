import { saveSettings } from '#app/settings/save-settings.server.ts'
import { refreshSettings } from '#app/settings/saved-settings.server.ts'
import { forEachLanguage, forOtherLanguages, languages } from '#languages/language.ts'
import { settingNameIn } from '#server/config/language-setting.ts'
import { daysBefore } from './dates.ts'
import type { Happening } from './happening.ts'
import { settingsWords } from './settings.words.ts'

const terms = forEachLanguage((language) => settingsWords[language].terms)

const translatedFrom = forOtherLanguages(() => terms.en)

type Setting = [daysAgo: number, name: string, value: unknown]

/** The sample's social pages are not this nursery's. */
const socialPages = ['FACEBOOK_URL', 'INSTAGRAM_URL', 'YOUTUBE_URL', 'LINKEDIN_URL']

/** What the owner sets at the desk, and how many days ago. */
const set: readonly Setting[] = [
  [181, 'BUSINESS_NAME', 'Mogra Nursery'],
  [181, 'BUSINESS_EMAIL', 'care@example.in'],
  ...socialPages.map((name): Setting => [181, name, '']),
  [181, 'PRICES_SHOWN', 'yes'],
  ...languages.map((language): Setting => {
    return [181, settingNameIn('PRICE_NOTE', language), settingsWords[language].priceNote]
  }),
  [180, 'upi-id', 'mogranursery@example'],
  [180, 'upi-name', 'Mogra Nursery'],
  [180, 'quote-terms', { texts: terms, from: translatedFrom }],
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
