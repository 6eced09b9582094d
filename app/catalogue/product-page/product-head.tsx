import { Fragment } from 'react'
import { bothNames, calledName } from '#app/catalogue/called-name.ts'
import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import type { Month, PlantFacts } from '#app/catalogue/facts/facts.ts'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { ProductName } from '#app/catalogue/product-name.tsx'
import type { Said } from '#app/languages/said.ts'
import { useLanguage, useWords } from '#app/languages/use-language.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Spoken } from '#app/ui/spoken.tsx'
import { productPageWords } from './product-page.words.ts'

interface ProductHeadProps {
  product: Pick<Product, 'id' | 'name' | 'localName' | 'picture' | 'pictureDescription'>
  crumbs: Crumb[]
  plant: PlantFacts
  sentence: Said | undefined
  backIn: Month | undefined
  share: string
  /** What adds the product to the visitor's list, from a slice that this one does not know. */
  children?: React.ReactNode
}

/** The head of a product's page: the room itself, with the names on its wall. */
export function ProductHead({
  product,
  crumbs,
  plant,
  sentence,
  backIn,
  share,
  children,
}: ProductHeadProps) {
  const { picture, pictureDescription } = product
  const language = useLanguage()
  const words = productPageWords[language]
  return (
    <div className="pp">
      <div className="wrap pp-in">
        <Breadcrumb crumbs={crumbs} />
        <header className="pp-name">
          <h1>
            <ProductName product={product} />
          </h1>
          {plant.botanical && (
            <p className="pp-bot">
              <i lang="la">{plant.botanical.is}</i>
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
        <figure className="pp-pic">
          <Picture
            name={picture}
            alt={pictureDescription || calledName(product)}
            sizes="(min-width: 1024px) 480px, 266px"
            priority
          />
        </figure>
        <Kolam className="floor-kolam" flat />
        <div className="pp-more">
          <LocalNames plant={plant} />
          {sentence && (
            <p className="pp-lede">
              <Spoken>{sentence}</Spoken>
            </p>
          )}
          {backIn && <p className="pp-season">{words.backIn(monthName(backIn, language))}</p>}
          <div className="pp-act">
            <EnquireLink
              product={{ id: product.id, name: bothNames(product) }}
              quantityFrom="add-quantity"
            >
              {words.enquire}
            </EnquireLink>
            {children}
          </div>
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

function LocalNames({ plant: { hindi, marathi } }: { plant: PlantFacts }) {
  const words = useWords(productPageWords)
  if (!hindi && !marathi) return null
  return (
    <dl className="names">
      {hindi && <LocalName language={words.hindi} lang="hi" names={hindi.names} />}
      {marathi && <LocalName language={words.marathi} lang="mr" names={marathi.names} />}
    </dl>
  )
}

interface LocalNameProps {
  language: string
  lang: string
  names: readonly string[]
}

function LocalName({ language, lang, names }: LocalNameProps) {
  return (
    <div>
      <dt>{language}</dt>
      <dd lang={lang}>{names.join(', ')}</dd>
    </div>
  )
}
