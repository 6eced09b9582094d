import { data, redirect } from 'react-router'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { readAfter } from '#app/catalogue/pages/page-request.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { readAct, readMonth, seasonAddress } from '#app/seasons/month-address.ts'
import { SeasonGroups } from '#app/seasons/season-groups.tsx'
import { readSeason, type SeasonView } from '#app/seasons/season-view.server.ts'
import { seasonsWords } from '#app/seasons/seasons.words.ts'
import { YearLinks } from '#app/seasons/year-links.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { useLanguage } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/in-season.route'
import NotFoundRoute from './not-found.route.tsx'

export const handle: PageHandle = {
  sheets: [],
  moreSheets: (loaderData) => (loaderData ? ['months', 'season'] : []),
}

/**
 * `GET /in-season` and `GET /in-season/:month`: what is sown, planted and in flower now, or in a month.
 * 404 while the owner has it turned off, where no month is called so, and where there is nothing of any
 * month; 301 from another spelling of a month.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const url = new URL(request.url)
  const month = params.month === undefined ? undefined : readMonth(params.month)
  if (!app.config.isSeasonShown || (params.month !== undefined && !month)) {
    return data(null, { status: 404 })
  }
  const asked = { month, act: readAct(url.searchParams.get('act')), after: readAfter(request.url) }
  const address = seasonAddress(asked)
  if (url.pathname + url.search !== address) throw redirect(address, 301)
  const view = await readForPage(context, 'Failed to fetch products.', () =>
    readSeason(app, asked, { language: context.get(languageContext), now: new Date() }),
  )
  const hasAny = view.counts.some((count) => count > 0)
  return hasAny ? data(view) : data(null, { status: 404 })
}

export default function InSeasonRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <InSeason view={loaderData} /> : <NotFoundRoute />
}

function InSeason({ view }: { view: SeasonView }) {
  const { month, isUnnamed, counts, groups, asked } = view
  const language = useLanguage()
  const words = seasonsWords[language]
  const name = monthName(month, language)
  // The present month has two pages: search engines need each to have words of its own.
  const { title, description } = isUnnamed ? words.present : words
  return (
    <>
      <PageMeta
        title={title(name)}
        description={description(name)}
        path={seasonAddress(isUnnamed ? {} : { month })}
        share="plants"
        noindex={asked.act !== undefined || groups.length === 0}
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: homePath }, { label: words.name }]}
          heading={words.title(name)}
          intro={words.intro}
          scene="head-finder"
        />
        <div className="section wrap">
          <YearLinks month={month} counts={counts} />
          <SeasonGroups view={view} />
          {groups.length > 0 && <p className="s-note">{words.sources}</p>}
        </div>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
