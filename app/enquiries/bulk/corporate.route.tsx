import { data } from 'react-router'
import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import { ItemList } from '#app/catalogue/cards/item-list.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { getCollectionPage } from '#app/catalogue/pages/collection-page.server.ts'
import { readUnlessRefused } from '#app/catalogue/pages/failed-read.server.ts'
import { pageAddress, readAfter } from '#app/catalogue/pages/page-request.ts'
import { Paging } from '#app/catalogue/pages/paging.tsx'
import { toCountWords } from '#app/catalogue/product-count.ts'
import { getCategory } from '#app/catalogue/products.server.ts'
import { langOf } from '#app/catalogue/translations.ts'
import { homePath, bulkFormPath as path } from '#app/paths/shop-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { said } from '#languages/said.ts'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/corporate.route'
import { findSentBulk } from './bulk-enquiries.server.ts'
import { BulkEnquiryPanel } from './bulk-enquiry-panel.tsx'
import { bulkFormWords } from './bulk-form.words.ts'
import { receiveBulkForm } from './bulk-form-post.server.ts'
import { corporateWords } from './corporate.words.ts'

export const handle: PageHandle = { sheets: ['bulk'] }

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, config } = app
  const language = context.get(languageContext)
  const gifts = await readUnlessRefused(context, 'Failed to fetch products.', async () => {
    const { products, ...page } = await getCollectionPage(
      db,
      'corporate-products',
      readAfter(request.url),
      language,
    )
    return {
      ...page,
      category: await getCategory(db, 'corporate-products', language),
      products: await withPrices(app, products),
    }
  })
  const sent = await findSentBulk(app, request, language)
  return data(
    { gifts, business: config.business, sent },
    sent || !gifts ? { headers: { 'Cache-Control': 'no-store' } } : undefined,
  )
}

/** The bulk form posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return receiveBulkForm(request, context)
}

/** Corporate and bulk gifting (§2): benefits, product grid, 'Connect with an expert'. */
export default function CorporateRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { gifts, business, sent } = loaderData
  const language = useLanguage()
  const words = useWords(corporateWords)
  const { thanks } = useWords(bulkFormWords)
  const inPath = usePath()
  const panel = <BulkEnquiryPanel business={business} sent={sent} {...actionData} />
  if (!gifts) {
    return (
      <>
        <PageMeta title={sent ? thanks : words.name} description={words.expertText} path={path} />
        <main id="main">
          <PageHead
            wall="pista"
            crumbs={[{ label: words.home, to: homePath }, { label: words.name }]}
            heading={words.name}
            intro={words.ask}
            scene="head-corporate"
          />
          {panel}
          <ClosingSection wall="pista" />
        </main>
      </>
    )
  }
  const { category, products, after, next, total } = gifts
  const { page, wall } = category
  if (!page) throw new Error(`The category ${category.key} has no words for its page.`)
  return (
    <>
      <PageMeta
        title={sent ? thanks : page.title}
        description={page.description}
        path={path}
        after={after}
        next={next}
        share="corporate"
      />
      <ItemList path={path} products={products} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: words.home, to: homePath }, { label: words.name }]}
          heading={said(page.heading, langOf(category, 'heading') === 'en')}
          intro={said(page.intro, langOf(category, 'intro') === 'en')}
          scene="head-corporate"
        >
          <a className="btn head-btn" href="#expert">
            {words.expert}
          </a>
        </PageHead>
        <section className="section wrap rail" aria-labelledby="why-plants">
          <div className="rail-words">
            <h2 id="why-plants">{words.why}</h2>
          </div>
          <div className="benefits">
            {[words.seen, words.kinder, words.easy].map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </section>
        <section className="wrap rail" aria-labelledby="gifts">
          <div className="rail-words">
            <h2 id="gifts">{words.ready}</h2>
            {total !== undefined && <p>{toCountWords(total, language)}</p>}
            <p>{words.ask}</p>
          </div>
          <ProductGrid products={products} heading="h3" first={false}>
            {next === undefined && <AskCard heading="h3" />}
          </ProductGrid>
          <Paging
            label={words.pages}
            first={after === undefined ? undefined : inPath(path)}
            next={next === undefined ? undefined : inPath(pageAddress(path, next))}
          />
        </section>
        {panel}
        <ClosingSection wall={wall} />
      </main>
    </>
  )
}
