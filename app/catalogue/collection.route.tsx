import { LastRoom } from '#app/ui/last-room.tsx'
import { narrow, PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/collection.route'
import { AskCard } from './ask-card.tsx'
import { type Collection, getCollection } from './collection.ts'
import { readForPage } from './failed-read.server.ts'
import { ItemList } from './item-list.tsx'
import { pageAddress, readAfter } from './page-request.ts'
import { Paging } from './paging.tsx'
import { ProductGrid } from './product-grid.tsx'
import { getProductPage, type ProductPage } from './product-page.server.ts'
import { getCategory } from './products.server.ts'
import { WideCard } from './wide-card.tsx'

export async function loader({ pattern, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const collection = getCollection(`/${pattern}`)
  const [category, shown] = await readForPage(context, 'Failed to fetch products.', () =>
    Promise.all([
      getCategory(db, collection.category),
      getProductPage(db, collection.category, readAfter(request.url)),
    ]),
  )
  return { collection, category, shown }
}

/** Every plain collection's page (§2): breadcrumb, intro, heading, products. */
export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { collection, category, shown } = loaderData
  const { path, parent, label, scene, share } = collection
  const { page, wall } = category
  if (!page) throw new Error(`The category ${category.key} has no words for its page.`)
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description}
        path={path}
        after={shown.after}
        next={shown.next}
        share={share}
      />
      <ItemList products={shown.products} path={path} after={shown.after} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: 'Home', to: '/home' }, ...(parent ? [parent] : []), { label }]}
          heading={page.heading}
          intro={page.intro}
          scene={scene}
          sceneFirst={collection.layout === 'grid'}
        >
          {shown.total && <p className="head-count">{shown.total}</p>}
        </PageHead>
        <Products collection={collection} shown={shown} />
        <LastRoom wall={wall} />
      </main>
    </>
  )
}

/** The products as wide cards or as a grid, beside a word of advice where that fills the rows. */
function Products({ collection, shown }: { collection: Collection; shown: ProductPage }) {
  const { label, layout, path } = collection
  const { products, after, next } = shown
  const isLast = next === undefined
  const aside = isLast ? collection.aside : undefined
  const paging = (
    <Paging
      label="Pages of this collection"
      first={after === undefined ? undefined : path}
      next={isLast ? undefined : pageAddress(path, next)}
    />
  )
  if (layout === 'wide') {
    return (
      <section className="section wrap wides" aria-label={label}>
        {products.map((product, index) => (
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
      <ProductGrid products={products} first={narrow}>
        {isLast && <AskCard />}
      </ProductGrid>
      {paging}
    </section>
  )
}
