import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/news.api'
import { followNews, readNewsPlace } from './news.server.ts'
import { streamNews } from './news-stream.server.ts'

/**
 * News of enquiries for an open desk: a stream to whoever asks for one, else what there is at the
 * moment. `after`, or what the browser repeats when it comes back, is how far it has heard.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { sessionId } = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const after =
    readNewsPlace(request.headers.get('last-event-id')) ??
    readNewsPlace(url.searchParams.get('after'))
  if (wantsStream(request)) return streamNews(app, { sessionId, after }, request.signal)
  const told = await followNews(app.db, after)()
  return Response.json(told ?? null)
}

/** The router's own way to ask would wait for the stream's end. */
function wantsStream({ headers, url }: Request) {
  const isData = new URL(url).pathname.endsWith('.data')
  return !isData && headers.get('accept') === 'text/event-stream'
}
