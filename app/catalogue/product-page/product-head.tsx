import { Fragment } from 'react'
import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import type { Month, PlantFacts } from '#app/catalogue/facts/facts.ts'
import type { Product } from '#app/catalogue/product.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'

interface ProductHeadProps {
  product: Pick<Product, 'id' | 'name' | 'picture' | 'pictureDescription'>
  crumbs: Crumb[]
  plant: PlantFacts
  sentence: string | undefined
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
  const { name, picture, pictureDescription } = product
  return (
    <div className="pp">
      <div className="wrap pp-in">
        <Breadcrumb crumbs={crumbs} />
        <header className="pp-name">
          <h1>{name}</h1>
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
            alt={pictureDescription || name}
            sizes="(min-width: 1024px) 480px, 266px"
            priority
          />
        </figure>
        <Kolam className="floor-kolam" flat />
        <div className="pp-more">
          <LocalNames plant={plant} />
          {sentence && <p className="pp-lede">{sentence}</p>}
          {backIn && <p className="pp-season">Back in {backIn}. Ask us to tell you.</p>}
          <div className="pp-act">
            <EnquireLink product={product} quantityFrom="add-quantity">
              Enquire Now
            </EnquireLink>
            {children}
          </div>
          <a className="more share" href={share} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            Share on WhatsApp
            <span className="vh"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </div>
  )
}

function LocalNames({ plant: { hindi, marathi } }: { plant: PlantFacts }) {
  if (!hindi && !marathi) return null
  return (
    <dl className="names">
      {hindi && <LocalName language="Hindi" lang="hi" names={hindi.names} />}
      {marathi && <LocalName language="Marathi" lang="mr" names={marathi.names} />}
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
