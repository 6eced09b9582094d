import { useLocation } from 'react-router'
import { type Language, languageTags } from '#app/languages/language.ts'
import { inLanguage } from '#app/languages/language-path.ts'
import { useLanguage } from '#app/languages/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { languageOfferWords } from './language-offer.words.ts'

/**
 * One quiet line for each language but English and the page's own, in that language. The page hides
 * them all; `offerScript` shows one where the browser would rather have that.
 */
export function LanguageOffers() {
  const { languages } = useSiteFacts()
  const own = useLanguage()
  return languages
    .filter((language) => language !== 'en' && language !== own)
    .map((language) => <LanguageOffer key={language} language={language} />)
}

function LanguageOffer({ language }: { language: Language }) {
  const { pathname, search } = useLocation()
  const words = languageOfferWords[language]
  return (
    <aside className="offer-lang" lang={language} aria-label={words.label}>
      <div className="wrap">
        <p>
          {words.offer}{' '}
          <a href={inLanguage(pathname + search, language)} hrefLang={languageTags[language]}>
            {words.link}
          </a>
        </p>
        <button type="button" className="icon-btn" aria-label={words.hide}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
