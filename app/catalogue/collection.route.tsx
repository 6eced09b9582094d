import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/collection.route'
import { AskCard } from './ask-card.tsx'
import { getCollection } from './collection.ts'
import { readForPage } from './failed-read.server.ts'
import { ProductGrid } from './product-grid.tsx'
import { getCategory, listProducts } from './products.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const collection = getCollection(new URL(request.url).pathname)
  const [category, products] = await readForPage(context, 'Failed to fetch products.', () =>
    Promise.all([getCategory(db, collection.category), listProducts(db, collection.category)]),
  )
  return { collection, category, products }
}

/** Every plain collection's page (§2): breadcrumb, intro, heading, product grid. */
export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { collection, category, products } = loaderData
  const { page, wall } = category
  if (!page) throw new Error(`The category ${category.key} has no words for its page.`)
  const parents = collection.parent ? [collection.parent] : []
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: 'Home', to: '/home' }, ...parents, { label: collection.label }]}
          heading={page.heading}
          intro={page.intro}
          scene={collection.scene}
        />
        <section className="section wrap" aria-label={collection.label}>
          <ProductGrid products={products}>
            <AskCard />
          </ProductGrid>
        </section>
        <LastRoom wall={wall} />
      </main>
    </>
  )
}
