import type { EnquiryNews } from '#app/enquiries/answering/news.server.ts'
import type { App } from '#server/app-context.ts'
import { feedOf } from './news-feed.server.ts'

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
 * browser leaves, when the session has opened too many others, or when the process stops.
 */
export function streamNews(
  app: Pick<App, 'db' | 'log' | 'changes'>,
  { sessionId, after }: { sessionId: number; after: EnquiryNews | undefined },
  signal: AbortSignal,
): Response {
  let release = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      let isOpen = true
      let leave = () => {}

      release = () => {
        isOpen = false
        leave()
        signal.removeEventListener('abort', end)
      }

      function end() {
        if (!isOpen) return
        release()
        controller.close()
      }

      function say(text: string) {
        if (!isOpen) return
        controller.enqueue(encoder.encode(text))
        if ((controller.desiredSize ?? 0) < -mostUnread) end()
      }

      say(`retry: ${comeBackMs}\n\n`)
      if (signal.aborted) return end()
      signal.addEventListener('abort', end)
      leave = feedOf(app).join({ sessionId, after, say, end })
      // The process may be stopping: it was ended before it could leave.
      if (!isOpen) leave()
    },
    cancel: () => release(),
  })
  return new Response(stream, { headers })
}
