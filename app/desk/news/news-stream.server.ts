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
  let release = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      let isOpen = true
      let timer: NodeJS.Timeout | undefined
      let endListening = () => {}

      function say(text: string) {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }

      release = () => {
        isOpen = false
        clearInterval(timer)
        endListening()
        signal.removeEventListener('abort', close)
      }

      function close() {
        if (!isOpen) return
        release()
        controller.close()
      }

      const look = oneAfterAnother(async (beats: boolean) => {
        if (!(await isSessionOpen(db, sessionId))) {
          say(`event: ${signedOutEvent}\ndata:\n\n`)
          return close()
        }
        const told = await listNews()
        if (told) say(`id: ${told.place}\ndata: ${JSON.stringify(told.news)}\n\n`)
        else if (beats) say(':\n\n')
        if (isOpen && (controller.desiredSize ?? 0) < -mostUnread) close()
      })

      function lookOrEnd(beats: boolean) {
        if (!isOpen) return
        look(beats).catch((err: unknown) => {
          log.warn({ err }, 'news could not be read')
          close()
        })
      }

      say(`retry: ${comeBackMs}\n\n`)
      timer = setInterval(() => lookOrEnd(true), heartbeatMs)
      signal.addEventListener('abort', close)
      endListening = changes.listen({ heard: () => lookOrEnd(false), ended: close })
      if (signal.aborted) close()
      lookOrEnd(false)
    },
    cancel: () => release(),
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
