import type { SettingSection } from '#app/settings/setting-fields.ts'
import { readSettingTexts } from '#app/settings/setting-texts.server.ts'
import type { App } from '#server/app-context.ts'
import type { ShownField } from './shown-section.ts'

/** Gives a section's settings as its form shows them. */
export async function showSection(
  { db, liveConfig }: App,
  { fields }: SettingSection,
): Promise<ShownField[]> {
  const names = fields.map(({ name }) => name)
  const texts = await readSettingTexts(db, liveConfig.first, names)
  return names.map((name) => {
    const { text = '', stored = null } = texts.get(name) ?? {}
    return { name, text, stored }
  })
}
