import { Link } from 'react-router'
import type { TranslationState } from '#app/guides/translating.ts'
import { guideEditPath, guideLanguagePath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type Language, type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

interface LanguageTabsProps {
  id: number
  translations: Record<OtherLanguage, TranslationState>
  showing: 'draft' | 'shown' | 'from' | 'hidden'
  /** The one that is open; English unless said otherwise. */
  current?: Language
}

const showingWords = { draft: 'draft', shown: 'shown', from: 'from a day', hidden: 'hidden' }

/** The languages of a guide, each with how it stands to the English. */
export function LanguageTabs({ id, translations, showing, current = 'en' }: LanguageTabsProps) {
  return (
    <nav className="tabs lang-tabs" aria-label="Language">
      <Link to={guideEditPath(id)} aria-current={current === 'en' ? 'page' : undefined}>
        {languageTable.en.name} <Icon name="check" /> <i>{showingWords[showing]}</i>
      </Link>
      {otherLanguages.map((language) => (
        <Link
          key={language}
          to={guideLanguagePath(id, language)}
          aria-current={current === language ? 'page' : undefined}
        >
          <span lang={language}>{languageTable[language].name}</span>{' '}
          <TranslationSign state={translations[language]} />
        </Link>
      ))}
    </nav>
  )
}

function TranslationSign({ state }: { state: TranslationState }) {
  if (state === 'outdated') return <i className="look">out of date</i>
  if (state === 'missing') return <i>missing</i>
  return (
    <>
      <Icon name="check" /> <i>up to date</i>
    </>
  )
}
