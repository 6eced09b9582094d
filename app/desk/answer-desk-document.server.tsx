import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { DocumentContext, deskDocument } from '#app/ui/page/document.ts'
import { appContext, requestIdContext, securityPolicyContext } from '#server/app-context.ts'
import { abortedWith } from '#server/http/aborted-with.ts'
import { allowNonce, policyHeader } from '#server/http/security.ts'

/** Tells whether a document is one that the browser brings to life: the root's error page is none. */
export function isDeskDocument({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { errors, matches } = staticHandlerContext
  const isHydrated = (id: string) =>
    (routeModules[id]?.handle as { hydrated?: boolean } | undefined)?.hydrated === true
  return !(errors && 'root' in errors) && matches.some(({ route }) => isHydrated(route.id))
}

/**
 * Renders a document of the desk, with the data that the browser needs to go on with it. It is
 * finished before it is sent: a stream is only taken because `renderToString` leaves that data out.
 */
export async function answerDeskDocument(
  { url, signal: left, method }: Request,
  { status, headers }: { status: number; headers: Headers },
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const requestId = context.get(requestIdContext)
  const { policy, nonce } = allowNonce(context.get(securityPolicyContext))
  headers.set(policyHeader, policy)
  headers.set('Cache-Control', 'no-store')
  for (const sheet of listSheets(router)) {
    headers.append('Link', `<${sheet}>; rel=preload; as=style`)
  }
  if (method === 'HEAD') return new Response(null, { status, headers })
  const failures: unknown[] = []
  const stream = await abortedWith(left, async (signal) => {
    const rendered = await renderToReadableStream(
      <DocumentContext value={deskDocument(requestId)}>
        <ServerRouter context={router} url={url} nonce={nonce} />
      </DocumentContext>,
      { nonce, signal, onError: (error) => void failures.push(error) },
    )
    await rendered.allReady
    return rendered
  })
  const { log } = context.get(appContext)
  for (const err of failures) log.error({ requestId, err }, 'part of a page failed')
  return new Response(stream, { status, headers })
}

/**
 * Gives the paths of the document's style sheets. React names them after the scripts, for which nothing
 * that is painted waits.
 */
function listSheets({ manifest, staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
}
