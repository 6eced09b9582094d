import { Fragment } from 'react'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import type { Month, PlantFacts } from '#app/catalogue/facts/facts.ts'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import type { ShownPicture } from '#app/catalogue/pictures/shown-pictures.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { Breadcrumb, type Crumb } from '#app/ui/page/breadcrumb.tsx'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { otherLanguages } from '#languages/language.ts'
import { languageKey } from '#languages/language-table.ts'
import type { Said } from '#languages/said.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { BotanicalName } from './botanical-name.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { sayPicture } from './gallery/say-picture.ts'
import { productPageWords } from './product-page.words.ts'

interface ProductHeadProps {
  product: Pick<Product, 'id' | 'name' | 'localName' | 'picture'>
  crumbs: Crumb[]
  plant: PlantFacts
  sentence: Said | undefined
  backIn: Month | undefined
  /** At least one: the card's is the first. */
  pictures: readonly ShownPicture[]
  share: string
  /** Whether what can be done with the product begins with its sizes, and so needs the room. */
  isSized: boolean
  /** What can be done with it, of which a part is from a slice that this one does not know. */
  children: React.ReactNode
}

/** The head of a product's page: its background, with the names on the painted wall. */
export function ProductHead({
  product,
  crumbs,
  plant,
  sentence,
  backIn,
  pictures,
  isSized,
  share,
  children,
}: ProductHeadProps) {
  const language = useLanguage()
  const words = productPageWords[language]
  return (
    <div className={isSized ? 'pp pp-sized' : 'pp'}>
      <div className="wrap pp-in">
        <Breadcrumb crumbs={crumbs} />
        <header className="pp-name">
          <h1>
            <ProductName product={product} />
          </h1>
          {plant.botanical && (
            <p className="pp-bot">
              <BotanicalName name={plant.botanical.is} />
              {plant.botanical.formerly.map((old) => (
                <Fragment key={old}>
                  {' '}
                  <span>
                    (<i lang="la">{old}</i>)
                  </span>
                </Fragment>
              ))}
            </p>
          )}
        </header>
        {pictures.length > 1 ? (
          <Gallery product={product} pictures={pictures} />
        ) : (
          <OnlyPicture product={product} picture={pictures[0]} />
        )}
        <Kolam className="floor-kolam" flat />
        <div className="pp-more">
          <LocalNames product={product} plant={plant} />
          {sentence && (
            <p className="pp-lede">
              <Spoken>{sentence}</Spoken>
            </p>
          )}
          {backIn && <p className="pp-season">{words.backIn(monthName(backIn, language))}</p>}
          {children}
          <a className="more share" href={share} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            {words.share}
            <span className="vh">{words.newTab}</span>
          </a>
        </div>
      </div>
    </div>
  )
}

/**
 * A photograph fills its place on phones and hangs on the wall from the width of a desktop, where
 * another picture stands on the painted floor.
 */
function OnlyPicture({
  product,
  picture,
}: Pick<ProductHeadProps, 'product'> & { picture: ShownPicture | undefined }) {
  const language = useLanguage()
  const isPhotograph = picture?.isPhotograph === true
  const said = sayPicture(product, picture, language)
  return (
    <figure className={isPhotograph ? 'pp-pic is-photo' : 'pp-pic'}>
      <Picture
        name={product.picture}
        alt={said.alt}
        altLang={said.altLang}
        sizes={`(min-width: 1024px) 480px, ${isPhotograph ? '100vw' : '266px'}`}
        priority
      />
    </figure>
  )
}

/** What people call the plant, but for the name that the page's own heading has in its language. */
function LocalNames({
  product: { localName },
  plant,
}: Pick<ProductHeadProps, 'product' | 'plant'>) {
  const words = useWords(productPageWords)
  const own = useLanguage()
  const called = otherLanguages.flatMap((language) => {
    const listed = plant[languageKey(language)]?.names ?? []
    const names = language === own ? listed.filter((name) => name !== localName) : listed
    return names.length > 0 ? [{ language, names }] : []
  })
  if (called.length === 0) return null
  return (
    <dl className="names">
      {called.map(({ language, names }) => (
        <div key={language}>
          <dt>{words.languages[language]}</dt>
          <dd lang={language}>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
