import { listGuidePages } from '#app/guides/guide-list.server.ts'
import { listSeasonPaths } from '#app/seasons/season-view.server.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/sitemap.api'
import { writeSitemap } from './sitemap.server.ts'

/**
 * `GET /sitemap.xml`: every page that search engines may show; with more than 50,000 of them the
 * list of its files, `GET /sitemap.xml?part=1` and so on.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, config } = app
  const asked = new URL(request.url).searchParams.get('part')
  const part = asked === null ? undefined : Number(/^\d{1,6}$/.exec(asked)?.[0] ?? 0)
  const xml = await writeSitemap(db, {
    siteUrl: config.siteUrl,
    languages: config.languages,
    more: [
      ...(await listSeasonPaths(app)).map((path) => ({ path })),
      ...(await listGuidePages(app, new Date())),
    ],
    part,
  })
  if (xml === undefined) return new Response('There is no such sitemap.\n', { status: 404 })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
