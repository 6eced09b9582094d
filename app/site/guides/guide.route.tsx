import { data, redirect } from 'react-router'
import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { productShareUrl } from '#app/catalogue/product-page/share-picture.ts'
import { GuideBody } from '#app/guides/guide-body.tsx'
import { GuideHead } from '#app/guides/guide-head.tsx'
import { GuideMonths, isOfSomeMonths } from '#app/guides/guide-months.tsx'
import { guidePath } from '#app/guides/guide-path.ts'
import { type GuidePage, type GuideView, readGuidePage } from '#app/guides/guide-view.server.ts'
import { guidesWords } from '#app/guides/guides.words.ts'
import { InShort } from '#app/guides/in-short.tsx'
import { plainWords } from '#app/guides/marks/marks.ts'
import { guidesPath } from '#app/paths/shop-paths.ts'
import NotFoundRoute from '#app/site/not-found.route.tsx'
import { indiaDay } from '#app/time/india.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { StructuredData } from '#app/ui/page/structured-data.tsx'
import { shareUrl } from '#app/ui/pictures/picture.ts'
import { languageTag } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { languageTable } from '#languages/language-table.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/guide.route'

export const handle: PageHandle = {
  sheets: [],
  moreSheets: (loaderData) => {
    const { guide } = (loaderData ?? {}) as { guide?: GuideView }
    if (!guide) return []
    return isOfSomeMonths(guide.months) ? ['months', 'guide'] : ['guide']
  },
  section: () => guidesPath,
}

/**
 * `GET /guides/:slug`: a guide, or an entry of the journal. 301 from a slug that it once had; 404 while the
 * owner has guides turned off, where visitors see none, and, naming the languages in which it is written,
 * where it is not written in the page's.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const slug = params.slug.toLowerCase()
  const now = new Date()
  const page = await readForPage(context, 'Failed to fetch guides.', () =>
    readGuidePage(app, slug, { language: context.get(languageContext), now }),
  )
  if (!page) return data(null, { status: 404 })
  if ('to' in page) throw redirect(page.to, 301)
  if (new URL(request.url).pathname !== guidePath(slug)) throw redirect(guidePath(slug), 301)
  return data({ ...page, today: indiaDay(now) }, { status: 'guide' in page ? 200 : 404 })
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundRoute />
  return 'guide' in loaderData ? <Guide {...loaderData} /> : <WrittenElsewhere {...loaderData} />
}

/** Contents stand beside a text with so many headings. */
const fewestHeadings = 3
const fullRow = 4

function Guide({ guide, today }: { guide: GuideView; today: string }) {
  const words = useWords(guidesWords)
  const language = useLanguage()
  const { title, summary, blocks, sources, products, entryDate, slug } = guide
  const [picture] = guide.pictures
  const headings = blocks
    .filter((block) => block.is === 'heading')
    .filter(({ level }) => level === 2)
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        path={guidePath(slug)}
        languages={guide.writtenIn}
        picture={{ path: sharePath(guide), alt: picture?.description || undefined }}
      />
      <Article guide={guide} />
      <main id="main">
        <article>
          <GuideHead guide={guide} today={today} />
          <div className="wrap g-page">
            <div className="g-side">
              <InShort facts={guide.inShort} />
              {headings.length >= fewestHeadings && (
                <nav className="toc" aria-labelledby="contents">
                  <h2 id="contents">{words.contents}</h2>
                  <ol>
                    {headings.map(({ id, words }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{plainWords(words)}</a>
                      </li>
                    ))}
                  </ol>
                </nav>
              )}
            </div>
            <div className="g-words">
              <GuideMonths months={guide.months} today={today} />
              <GuideBody view={guide} />
              {sources.length > 0 && (
                <section className="g-src" aria-labelledby="sources">
                  <h2 id="sources">{words.sources}</h2>
                  <ol lang={language === 'en' ? undefined : 'en'}>
                    {sources.map((source) => (
                      <li key={source}>{source}</li>
                    ))}
                  </ol>
                </section>
              )}
            </div>
          </div>
        </article>
        {products.length > 0 && (
          <section className="wrap related" aria-labelledby="plants">
            <h2 id="plants">{entryDate ? words.entrySpeaksOf : words.speaksOf}</h2>
            <ProductGrid products={products} heading="h3" first={false}>
              {products.length < fullRow && <AskCard heading="h3" />}
            </ProductGrid>
          </section>
        )}
        <ClosingSection wall={guide.wall} />
      </main>
    </>
  )
}

/** The picture of a shared link: the guide's own, or paper on its wall. */
function sharePath({ pictures: [picture], wall }: GuideView): string {
  return picture ? productShareUrl(picture.name) : shareUrl(`guide-${wall}`)
}

/** Tells search engines who wrote it, and when. */
function Article({ guide }: { guide: GuideView }) {
  const { name, siteUrl } = useSiteFacts()
  const language = useLanguage()
  const { title, summary, author, entryDate, published, lastmod, slug } = guide
  const isOurs = author === name
  // What follows a person's name is what they do, and where.
  const [person = author] = author.split(', ')
  const page = siteUrl + inLanguage(guidePath(slug), language)
  return (
    <StructuredData
      thing={{
        '@type': 'Article',
        headline: title,
        description: summary,
        image: siteUrl + sharePath(guide),
        inLanguage: languageTag(language),
        author: isOurs ? { '@type': 'Organization', name } : { '@type': 'Person', name: person },
        publisher: { '@type': 'Organization', name, url: siteUrl },
        datePublished: entryDate ?? published ?? undefined,
        dateModified: lastmod,
        mainEntityOfPage: page,
      }}
    />
  )
}

type Elsewhere = Extract<GuidePage, { elsewhere: unknown }>

/** In which languages there is what was asked for. */
function WrittenElsewhere({ elsewhere, slug }: Elsewhere) {
  const words = useWords(guidesWords)
  return (
    <>
      <PageMeta
        title={words.notYet}
        description={words.notYetText}
        path={guidePath(slug)}
        noindex
      />
      <main id="main">
        <section className="section wrap bare room-pista">
          <h1>{words.notYet}</h1>
          <p>{words.notYetText}</p>
          <ul>
            {elsewhere.map(({ language, title }) => (
              <li key={language}>
                <a
                  className="more"
                  href={inLanguage(guidePath(slug), language)}
                  lang={language}
                  hrefLang={languageTag(language)}
                >
                  {`${languageTable[language].name}: ${title}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
