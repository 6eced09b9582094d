import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type Language, languageTag } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { useLanguage } from '#languages/use-language.ts'
import { languageOfferWords } from './language-offer.words.ts'
import { useOwnAddress } from './own-address.ts'

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
  const address = useOwnAddress()
  const words = languageOfferWords[language]
  return (
    <aside className="offer-lang" lang={language} aria-label={words.label}>
      <div className="wrap">
        <p>
          {words.offer}{' '}
          <a href={inLanguage(address, language)} hrefLang={languageTag(language)}>
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
