import type { SettingSection } from '#app/settings/setting-fields.ts'
import type { RefusedSection } from './change-settings.server.ts'
import { SectionForm } from './section-form.tsx'
import type { ShownField } from './shown-section.ts'

interface SettingsSectionProps {
  section: SettingSection
  shown: readonly ShownField[]
  refused: RefusedSection | undefined
  children?: React.ReactNode
}

/** A section of the settings: its name, what it is for, its form. */
export function SettingsSection({ section, shown, refused, children }: SettingsSectionProps) {
  const { key, title, note } = section
  return (
    <section id={key} aria-labelledby={`h-${key}`}>
      <h2 id={`h-${key}`}>{title}</h2>
      <p className="note">{note}</p>
      <SectionForm section={section} shown={shown} refused={refused} />
      {children}
    </section>
  )
}
