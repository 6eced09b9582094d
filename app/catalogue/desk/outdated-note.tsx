import type { OtherLanguage } from '#languages/language.ts'
import { languagesInWords } from '#languages/language-table.ts'

/** Says above words in other languages which of them are older than the English; nothing of none. */
export function OutdatedNote({ languages }: { languages: readonly OtherLanguage[] }) {
  if (languages.length === 0) return null
  return (
    <p className="note">
      The English has changed since it was put into {languagesInWords(languages)}. Look whether
      these words still say the same; changing any of them settles it for that language.
    </p>
  )
}
