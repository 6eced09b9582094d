import { data, redirect } from 'react-router'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { AskForGuide, GuideCards, Journal } from '#app/guides/guide-cards.tsx'
import { listGuideLanguages } from '#app/guides/guide-list.server.ts'
import { guidesWords } from '#app/guides/guides.words.ts'
import { guidesAddress, readGuidesAddress } from '#app/guides/guides-address.ts'
import { type GuidesView, readGuidesView } from '#app/guides/guides-view.server.ts'
import { guidesFeedPath, guidesPath, homePath } from '#app/paths/shop-paths.ts'
import NotFoundRoute from '#app/site/not-found.route.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import type { Language } from '#languages/language.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/guides.route'

export const handle: PageHandle = {
  sheets: [],
  moreSheets: (loaderData) => (loaderData ? ['guides'] : []),
}

/**
 * `GET /guides`: guides of this month, of the rest of the year, and the journal; a further page of either
 * list. 404 while the owner has them turned off and where nothing is written in the page's language; 301
 * from another spelling of the query.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const url = new URL(request.url)
  const asked = readGuidesAddress(url.searchParams)
  const address = guidesAddress(asked)
  if (url.pathname + url.search !== address) throw redirect(address, 301)
  const now = new Date()
  const reader = { language: context.get(languageContext), now }
  const [view, languages] = await readForPage(context, 'Failed to fetch guides.', () =>
    Promise.all([readGuidesView(app, asked, reader), listGuideLanguages(app, now)]),
  )
  return view ? data({ view, languages }) : data(null, { status: 404 })
}

export default function GuidesRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Guides {...loaderData} /> : <NotFoundRoute />
}

/** A row of cards that is not full is closed by a question. */
const fullRow = 4

function Guides({ view, languages }: { view: GuidesView; languages: readonly Language[] }) {
  const language = useLanguage()
  const words = guidesWords[language]
  const path = usePath()
  const { asked, month, now, rest, journal } = view
  const isFurther = guidesAddress(asked) !== guidesPath
  // Where no guide is of this month, the question closes the last row of all.
  const isAsked = now.length === 0 && !rest.next && rest.cards.length % fullRow !== 0
  const restHeading = now.length > 0 || isFurther ? words.rest : words.all
  return (
    <>
      <PageMeta
        title={words.name}
        description={words.description}
        path={guidesAddress(asked)}
        share="plants"
        languages={languages}
        noindex={isFurther}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={words.feed}
        href={path(guidesFeedPath)}
      />
      <main id="main">
        <PageHead
          wall="gulabi"
          crumbs={[{ label: words.home, to: homePath }, { label: words.name }]}
          heading={words.name}
          intro={words.intro}
          scene="head-paper"
        />
        <div className="section wrap">
          {now.length > 0 && (
            <section className="g-block" aria-labelledby="now">
              <h2 id="now">{words.toDoIn(monthName(month, language))}</h2>
              <GuideCards guides={now}>{now.length % fullRow !== 0 && <AskForGuide />}</GuideCards>
            </section>
          )}
          {rest.cards.length > 0 && (
            <section className="g-block" aria-labelledby="all">
              <h2 id="all">{restHeading}</h2>
              <GuideCards guides={rest.cards}>{isAsked && <AskForGuide />}</GuideCards>
              {rest.next !== undefined && (
                <a className="more" href={path(guidesAddress({ guides: rest.next }))}>
                  {words.more}
                </a>
              )}
            </section>
          )}
          {journal.cards.length > 0 && (
            <section className="g-block" aria-labelledby="journal">
              <h2 id="journal">{words.journal}</h2>
              <Journal entries={journal.cards} />
              {journal.next !== undefined && (
                <a className="more" href={path(guidesAddress({ entries: journal.next }))}>
                  {words.older}
                </a>
              )}
            </section>
          )}
        </div>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
