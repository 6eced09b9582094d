import { CachedPart } from '#app/ui/page/cached-part.tsx'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type Language, languageTag } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { languageTable } from '#languages/language-table.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { useOwnAddress } from './own-address.ts'
import { shellWords } from './shell.words.ts'

/** The header's switch: the same page, with its query, in each language; nothing where there is one. */
export function LanguageSwitch() {
  const { languages } = useSiteFacts()
  const words = useWords(shellWords)
  const own = useLanguage()
  if (languages.length < 2) return null
  return (
    <details className="lang" data-menu="languages">
      <CachedPart as="summary" name="languages" facts={[]}>
        <span className="lang-a" aria-hidden="true">
          <span className="drawn" />
          <i>A</i>
        </span>
        <span className="vh">{words.language}: </span>
        <span className="lang-word">
          <LanguageName language={own} />
        </span>
        <Icon name="down" />
      </CachedPart>
      <ul id="languages">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The footer's row of languages. */
export function LanguageLinks() {
  const { languages } = useSiteFacts()
  const words = useWords(shellWords)
  if (languages.length < 2) return null
  return (
    <nav className="foot-lang" aria-label={words.language}>
      {languages.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </nav>
  )
}

function LanguageLink({ language }: { language: Language }) {
  const address = useOwnAddress()
  const own = useLanguage() === language
  return (
    <a
      href={inLanguage(address, language)}
      lang={language}
      hrefLang={languageTag(language)}
      aria-current={own || undefined}
    >
      <LanguageName language={language} />
      {own && <Icon name="done" />}
    </a>
  )
}

/** What a language calls itself; drawn, where a phone may have no letters for it. */
function LanguageName({ language }: { language: Language }) {
  if (language === 'en') return languageTable.en.name
  return (
    <span className={`drawn drawn-${language}`}>
      <span className="vh">{languageTable[language].name}</span>
    </span>
  )
}
