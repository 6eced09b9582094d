import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { ItemList } from '#app/catalogue/cards/item-list.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { collectionWords } from '#app/catalogue/collection.words.ts'
import {
  collectionAside,
  collectionCrumb,
  collectionLabel,
  crumbsAbove,
} from '#app/catalogue/collection-label.ts'
import { toCountWords } from '#app/catalogue/product-count.ts'
import { langOf } from '#app/catalogue/translations.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { narrow, PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { said } from '#languages/said.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import type { CollectionView } from './collection-view.server.ts'
import { pageAddress } from './page-request.ts'
import { Paging } from './paging.tsx'
import { WideCard } from './wide-card.tsx'

/** A collection's page (§2): breadcrumb, intro, heading, products. */
export function CollectionScreen({ view }: { view: CollectionView }) {
  const { collection, category, cards, wides } = view
  const { after, next, total } = view.page
  const language = useLanguage()
  const { path, scene, share } = collection
  const { page: words, wall } = category
  if (!words) throw new Error(`The category ${category.key} has no words for its page.`)
  return (
    <>
      <PageMeta
        title={words.title}
        description={words.description}
        path={path}
        after={after}
        next={next}
        share={share}
      />
      <ItemList path={path} products={[...cards, ...wides]} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[...crumbsAbove(collection, language), collectionCrumb(category, language)]}
          heading={said(words.heading, langOf(category, 'heading') === 'en')}
          intro={said(words.intro, langOf(category, 'intro') === 'en')}
          scene={scene}
          sceneFirst={collection.layout === 'grid'}
        >
          {total !== undefined && <p className="head-count">{toCountWords(total, language)}</p>}
        </PageHead>
        <Products {...view} />
        <ClosingSection wall={wall} />
      </main>
    </>
  )
}

/** The products as wide cards or as a grid, beside a word of advice where that fills the rows. */
function Products({ collection, category, page, cards, wides }: CollectionView) {
  const { layout, path } = collection
  const language = useLanguage()
  const inPath = usePath()
  const label = collectionLabel(category, language)
  const { after, next } = page
  const isLast = next === undefined
  const aside = isLast ? collectionAside(category.key, language) : undefined
  const paging = (
    <Paging
      label={collectionWords[language].pages}
      first={after === undefined ? undefined : inPath(path)}
      next={isLast ? undefined : inPath(pageAddress(path, next))}
    />
  )
  // Where there is nothing yet, the page of either layout has the ask card alone.
  if (layout === 'wide' && wides.length > 0) {
    return (
      <section className="section wrap wides" aria-label={label}>
        {wides.map((product, index) => (
          <WideCard key={product.id} product={product} first={index === 0} />
        ))}
        {paging}
      </section>
    )
  }
  return (
    <section className={`section wrap${aside ? ' rail rail-tip' : ''}`} aria-label={label}>
      {aside && (
        <div className="rail-words">
          <h2>{aside.heading}</h2>
          <p>{aside.text}</p>
        </div>
      )}
      <ProductGrid products={cards} first={narrow}>
        {isLast && <AskCard />}
      </ProductGrid>
      {paging}
    </section>
  )
}
