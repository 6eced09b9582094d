import { type Language, languages, type OtherLanguage } from './language.ts'
import { languageTable } from './language-table.ts'

/** The scripts of the shop's languages whose letters are not those of English. */
export type Script = Exclude<(typeof languageTable)[Language]['script'], 'Latin'>

/** By script, the font that the shop draws it with, and where its letters begin in Unicode. */
export const scripts: Record<Script, { font: string; block: number }> = {
  Devanagari: { font: 'anek-devanagari', block: 0x0900 },
}

/** Gives what a name in a language matches: its script's letters, with the signs that join and part them. */
export function lettersOf(language: OtherLanguage): RegExp {
  const { script } = languageTable[language]
  return new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{Join_Control} ]+$`, 'u')
}

/** Gives the languages that are written in a script. */
export function languagesIn(script: Script): Language[] {
  return languages.filter((language) => languageTable[language].script === script)
}
