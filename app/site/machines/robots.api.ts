import { sitemapPath } from '#app/paths/machine-paths.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/robots.api'

/**
 * `GET /robots.txt`: everything may be read. A page that should not be shown says so itself, and
 * has to be read for that.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(appContext).config
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
