import { AskCard } from '#app/catalogue/ask-card.tsx'
import { ItemList } from '#app/catalogue/item-list.tsx'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { getCategory, listProducts } from '#app/catalogue/products.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import type { Business } from '#server/config.ts'
import type { Route } from './+types/corporate.route'

const path = '/productPages/corporateBulkGifting'

/** Why a plant makes a good gift from a company (§2). */
const benefits = [
  {
    title: 'Seen every day',
    text: 'Sweets are gone in a week. A plant stays on the desk, and so does the memory of who gave it.',
  },
  {
    title: 'Kinder rooms',
    text: 'A little green softens an office. People like to work beside it, and visitors notice it.',
  },
  {
    title: 'Easy to keep',
    text: 'We suggest plants for the light and the care that an office can give. Most need water once a week.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext)
  const [category, products] = await Promise.all([
    getCategory(db, 'corporate-products'),
    listProducts(db, 'corporate-products'),
  ])
  return { category, products, business: config.business }
}

/** Corporate and bulk gifting (§2): benefits, product grid, 'Connect with an expert'. */
export default function CorporateRoute({ loaderData }: Route.ComponentProps) {
  const { category, products, business } = loaderData
  const { page, wall } = category
  if (!page) throw new Error(`The category ${category.key} has no words for its page.`)
  return (
    <>
      <PageMeta title={page.title} description={page.description} path={path} share="corporate" />
      <ItemList products={products} path={path} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Corporate and Bulk Gifting' }]}
          heading={page.heading}
          intro={page.intro}
          scene={['lucky-bamboo', 'corporate-jade', 'desk-terrarium']}
        >
          <a className="btn head-btn" href="#expert">
            Connect with an expert
          </a>
        </PageHead>
        <section className="section wrap rail" aria-labelledby="why-plants">
          <div className="rail-words">
            <h2 id="why-plants">Why give plants</h2>
          </div>
          <div className="benefits">
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </section>
        <section className="wrap rail" aria-labelledby="gifts">
          <div className="rail-words">
            <h2 id="gifts">Ready to gift</h2>
            <p>Ask us about mixed sets, pots with your name on them and a list of addresses.</p>
          </div>
          <ProductGrid products={products} heading="h3" first={false}>
            <AskCard heading="h3" />
          </ProductGrid>
        </section>
        <section className="section wrap" id="expert" aria-labelledby="expert-title">
          <div className={`expert room-${wall}`}>
            <ExpertWords business={business} />
          </div>
        </section>
        <LastRoom wall={wall} />
      </main>
    </>
  )
}

function ExpertWords({ business }: { business: Business }) {
  return (
    <div className="expert-words">
      <h2 id="expert-title" className="display">
        Connect with an expert
      </h2>
      <p className="lede">Share a few details. We will call with options, prices and dates.</p>
      <ul>
        <li>
          <Icon name="phone" />
          <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </li>
      </ul>
    </div>
  )
}
