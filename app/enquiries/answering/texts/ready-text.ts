import type { Language } from '#languages/language.ts'

/** A text to begin an answer with. */
export interface ReadyText {
  /** Missing: one of the code's. */
  id?: number
  /** Null: the team's. */
  staffId: number | null
  channel: 'whatsapp' | 'email'
  /** In which it is written. */
  language: Language
  title: string
  subject?: string
  text: string
}

/** What stands in for the placeholders of a ready text. */
export interface ReadyTextFacts {
  name: string
  plants: string
  reference: string
  hours: string
}

/** Fills a ready text in. What is no placeholder of ours stays as it was typed. */
export function fillIn(text: string, facts: ReadyTextFacts): string {
  return text.replace(/\{(name|plants|reference|hours)\}/g, (_, name: keyof ReadyTextFacts) => {
    return facts[name]
  })
}
