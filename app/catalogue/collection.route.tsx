import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/collection.route'
import { AskCard } from './ask-card.tsx'
import { type Collection, getCollection } from './collection.ts'
import { readForPage } from './failed-read.server.ts'
import { ItemList } from './item-list.tsx'
import type { Product } from './product.ts'
import { ProductGrid } from './product-grid.tsx'
import { getCategory, listProducts } from './products.server.ts'
import { WideCard } from './wide-card.tsx'

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const collection = getCollection(`/${pattern}`)
  const [category, products] = await readForPage(context, 'Failed to fetch products.', () =>
    Promise.all([getCategory(db, collection.category), listProducts(db, collection.category)]),
  )
  return { collection, category, products }
}

/** Every plain collection's page (§2): breadcrumb, intro, heading, products. */
export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { collection, category, products } = loaderData
  const { path, parent, label, scene, share } = collection
  const { page, wall } = category
  if (!page) throw new Error(`The category ${category.key} has no words for its page.`)
  return (
    <>
      <PageMeta title={page.title} description={page.description} path={path} share={share} />
      <ItemList products={products} path={path} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: 'Home', to: '/home' }, ...(parent ? [parent] : []), { label }]}
          heading={page.heading}
          intro={page.intro}
          scene={scene}
        />
        <Products collection={collection} products={products} />
        <LastRoom wall={wall} />
      </main>
    </>
  )
}

/** The products as wide cards or as a grid, beside a word of advice where that fills the rows. */
function Products({ collection, products }: { collection: Collection; products: Product[] }) {
  const { label, layout, aside } = collection
  if (layout === 'wide') {
    return (
      <section className="section wrap wides" aria-label={label}>
        {products.map((product, index) => (
          <WideCard key={product.id} product={product} first={index === 0} />
        ))}
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
      <ProductGrid products={products}>
        <AskCard />
      </ProductGrid>
    </section>
  )
}
