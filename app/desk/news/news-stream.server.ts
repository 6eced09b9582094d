import type { EnquiryNews } from '#app/enquiries/answering/news.server.ts'
import { isSessionOpen } from '#app/staff/sessions.server.ts'
import type { App } from '#server/app-context.ts'
import { followNews } from './news.server.ts'
import { signedOutEvent } from './news.ts'

/** Less than any proxy or this process waits on a connection on which nothing moves, in ms. */
export const heartbeatMs = 20_000
/** How soon a browser comes back when the stream breaks off, in ms. */
const comeBackMs = 2_000
/** Told so often without reading any of it, nobody is there. */
const mostUnread = 100

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx: pass on each word as it comes.
  'X-Accel-Buffering': 'no',
}

/**
 * Answers with a stream of news (server-sent events) that ends when the session does, when the
 * browser leaves or when the process stops. With each heartbeat, and before anything is told, the
 * session is looked at again.
 */
export function streamNews(
  { db, log, changes }: Pick<App, 'db' | 'log' | 'changes'>,
  { sessionId, after }: { sessionId: number; after: EnquiryNews | undefined },
  signal: AbortSignal,
): Response {
  const listNews = followNews(db, after)
  let close = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const look = oneAfterAnother(async (beats: boolean) => {
        if (!(await isSessionOpen(db, sessionId))) {
          if (!closed) say(`event: ${signedOutEvent}\ndata:\n\n`)
          return close()
        }
        const told = await listNews()
        if (closed) return
        if (told) say(`id: ${told.place}\ndata: ${JSON.stringify(told.news)}\n\n`)
        else if (beats) say(':\n\n')
        if ((controller.desiredSize ?? 0) < -mostUnread) close()
      })
      const failed = (err: unknown) => {
        log.warn({ err }, 'news could not be read')
        close()
      }
      let closed = false
      const timer = setInterval(() => look(true).catch(failed), heartbeatMs)
      const endListening = changes.listen({
        heard: () => void look(false).catch(failed),
        ended: () => close(),
      })
      close = () => {
        if (closed) return
        closed = true
        clearInterval(timer)
        endListening()
        signal.removeEventListener('abort', close)
        try {
          controller.close()
        } catch {
          // Whoever read it was gone first.
        }
      }
      signal.addEventListener('abort', close)
      say(`retry: ${comeBackMs}\n\n`)
      look(false).catch(failed)
    },
    cancel: () => close(),
  })
  return new Response(stream, { headers })
}

/** Gives what runs `work`, never twice at once: all that is asked for meanwhile follows once. */
function oneAfterAnother(work: (beats: boolean) => Promise<void>) {
  let last = Promise.resolve()
  let isNextAsked = false
  return (beats: boolean): Promise<void> => {
    if (isNextAsked) return last
    isNextAsked = true
    last = last
      .catch(() => undefined)
      .then(() => {
        isNextAsked = false
        return work(beats)
      })
    return last
  }
}
