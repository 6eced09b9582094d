import { Outlet, Scripts, ScrollRestoration } from 'react-router'
import { writeNewsPlace } from '#app/desk/news/news.server.ts'
import { NewsContext, useNewsFrom } from '#app/desk/news/use-news.ts'
import { answerOnce } from '#app/desk/posts/answer-once.server.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { DeskShell } from '#app/desk/shell/desk-shell.tsx'
import { countOpen } from '#app/enquiries/answering/inbox/inbox-counts.server.ts'
import { readEnquiryNews } from '#app/enquiries/answering/news.server.ts'
import { countNeeded } from '#app/settings/desk/health/read-health.server.ts'
import { guardDesk } from '#app/staff/sessions/guard.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import textFont from '#app/ui/fonts/anek-latin-var.woff2?url'
import { unlessUnsent } from '#app/ui/forms/unless-unsent.ts'
import { appContext } from '#server/app-context.ts'
import { shortName } from '#server/config/short-name.ts'
import type { Route } from './+types/desk.route'
import '#app/desk/desk.css'
import '#app/desk/hydrate-desk.client.tsx'
import { deskPictures } from '#app/desk/shell/thumb-pictures.server.ts'

/** The sheet is a file, so the letters would be found late, and text that is read keeps its first ones. */
export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    href: textFont,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  },
]

/** The only documents that the browser brings to life as a whole. */
export const handle = { hydrated: true }

export const middleware: Route.MiddlewareFunction[] = [guardDesk, answerOnce]

/** Who is signed in. With it the browser asks the server, and so the guard, at every step. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, role } = context.get(staffContext)
  const app = context.get(appContext)
  const { config, db } = app
  const shop = shortName(config.business.name)
  const own = { shop, staff: { id, name, role }, plant: deskPictures.plant }
  if (role === 'catalogue') return { ...own, waiting: undefined, needed: 0, newsPlace: undefined }
  // First how far the news have come: what arrives meanwhile is rather told twice than not at all.
  const newsPlace = writeNewsPlace(await readEnquiryNews(db))
  const { ours } = await countOpen(db, undefined, new Date())
  const needed = role === 'owner' ? await countNeeded(app) : 0
  return { ...own, waiting: ours, needed, newsPlace }
}

export const shouldRevalidate = unlessUnsent

export default function DeskRoute({ loaderData }: Route.ComponentProps) {
  const { shop, staff, plant, waiting, needed, newsPlace } = loaderData
  const news = useNewsFrom(newsPlace)
  return (
    <>
      <NewsContext value={news}>
        <DeskShell shop={shop} staff={staff} waiting={waiting} needed={needed} plant={plant}>
          <Outlet />
        </DeskShell>
      </NewsContext>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <div className="desk">
        <DeskError error={error} what="The desk" />
      </div>
      <Scripts />
    </>
  )
}
