import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/sitemap.api'
import { writeSitemap } from './sitemap.ts'

/** `GET /sitemap.xml`: every page that search engines may show. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(writeSitemap(context.get(appContext).config.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
