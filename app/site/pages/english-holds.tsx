import { useLanguage, useWords } from '#languages/use-language.ts'
import { englishHoldsWords } from './english-holds.words.ts'

/** The first line of a translated policy: the English text at `to` is the one that counts. */
export function EnglishHolds({ to }: { to: string }) {
  const words = useWords(englishHoldsWords)
  if (useLanguage() === 'en') return null
  return (
    <p>
      {words.before}
      <a href={to} hrefLang="en">
        {words.english}
      </a>
      {words.after}
    </p>
  )
}
