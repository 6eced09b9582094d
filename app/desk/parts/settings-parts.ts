import {
  downloadPath,
  hoursPath,
  pricesAndQuotesPath,
  settingSectionPath,
  settingsChangesPath,
  settingsPath,
  staffPath,
  textsPath,
} from '#app/paths/desk-paths.ts'
import { lettersPath } from '#app/paths/newsletter-paths.ts'

interface SettingsPart {
  to: string
  label: string
  /** Whether it is marked at the addresses below its own too. */
  holdsBelow?: true
}

/** Every part of the settings, in the order of the list beside them. */
export const settingsParts: readonly SettingsPart[] = [
  { to: `${settingsPath}#health`, label: 'Delivery health' },
  { to: settingSectionPath('business'), label: 'Business' },
  { to: pricesAndQuotesPath, label: 'Prices and quotes' },
  { to: settingSectionPath('season'), label: 'Season' },
  { to: settingSectionPath('guides'), label: 'Guides' },
  { to: hoursPath, label: 'Hours' },
  { to: textsPath, label: 'Messages' },
  { to: settingSectionPath('claims'), label: 'What we say' },
  { to: settingSectionPath('privacy'), label: 'Privacy' },
  { to: staffPath, label: 'Staff' },
  { to: lettersPath, label: 'Letters', holdsBelow: true },
  { to: downloadPath, label: 'Download everything' },
  { to: settingsChangesPath, label: 'Changes' },
]
