import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  type App,
  appContext,
  clientAddressContext,
  documentContext,
  eachViewContext,
  languageContext,
  requestIdContext,
  securityPolicyContext,
  storageFailedContext,
  uploadContext,
} from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { policyHeader } from '#server/http/security.ts'
import { classifyRequest, type RequestRoutes } from '#server/watching/request-class.ts'
import { logRequest, newRequestId } from '#server/watching/request-log.ts'
import { asUnavailable } from './as-unavailable.ts'
import { CachedAnswer } from './cached-answer.ts'
import { createAskCall, firstPart, splitByFirstPart } from './calls.ts'
import { type LineName, openLines } from './lines.ts'
import { nameMethods } from './name-methods.ts'
import type { CacheableAddress } from './page-cache.ts'
import { nothingShown, recordShown, type Shown } from './shown-products.ts'
import { speakAsAddressed } from './speak-as-addressed.ts'
import { createTooBusy, type TooBusyWords } from './too-busy.ts'
import { withUnsentData } from './unsent-data.ts'

/** A request as React Router answers it. */
interface Asked {
  request: Request
  requestId: string
  /** Counts only; what is cached for everybody has none. */
  clientAddress?: string
  eachView: (() => void)[]
  /** The form with a file that was received for it. */
  upload?: ReceivedUpload
  /** Takes the document, when it is to be cached. */
  document?: { bytes?: Buffer }
  /** Takes what it shows of products, when it is to be cached. */
  shown?: Shown
}

/** Pages and calls, answered by React Router. */
export interface Pages {
  answer(asked: Asked): Promise<Response>
  /** Makes an answer to be cached, packed as `accepted` (an `Accept-Encoding`) allows. */
  make(address: CacheableAddress, accepted: string | undefined): Promise<CachedAnswer>
}

/** What pages are made of, and what is to be known of their addresses. */
interface PagesOptions {
  build: ServerBuild
  mode: 'production' | 'development'
  /** Those that every answer carries; what is only answered here and not cached gets them from whoever serves it. */
  headers: readonly [string, string][]
  requestRoutes: RequestRoutes
  /** In which line a path waits that is read or sent to; undefined where nobody is to wait. */
  findQueue: (path: string, isRead: boolean) => LineName | undefined
  tooBusyWords: TooBusyWords
  /** Whether what stands at a path has no other language. */
  onlyEnglish: (path: string) => boolean
  /** Names the page under which views of a path are counted, if they are. */
  nameView: (path: string) => string | undefined
  /** The headers that only answers at a path carry, in place of those that every answer does. */
  headersAt: (path: string) => readonly [string, string][]
  /** What browsers and shared caches may do with an answer that is the same for everybody. */
  cacheControl: (now: Date) => string
  /** The path with which those of the desk begin: its documents name every route to the browser. */
  deskRoot: string
}

/** Opens the pages and calls of a site, as React Router built them. */
export function createPages(app: App, options: PagesOptions): Pages {
  const { build, mode, headers: common, requestRoutes, headersAt } = options
  const handle = createRequestHandler(build, mode)
  const builds = [...splitByFirstPart(withUnsentData(build))].filter(
    ([part]) => part !== firstPart(options.deskRoot),
  )
  const handlers = new Map(builds.map(([part, own]) => [part, createRequestHandler(own, mode)]))
  const askCall = createAskCall(build.routes)
  const speaking = speakAsAddressed(app.config.languages, options.onlyEnglish)
  const policy = common.find(([name]) => name === policyHeader)?.[1] ?? ''

  const inLine = openLines()
  const tooBusy = createTooBusy(app.log, options.tooBusyWords, common, (path, requestId) =>
    respond({ request: new Request(app.config.siteUrl + path), requestId, eachView: [] }),
  )

  async function answer(asked: Asked) {
    const { pathname } = new URL(asked.request.url)
    return (await inTurn(asked, pathname)) ?? tooBusy.respond(pathname)
  }

  /** Gives nothing when too many wait in the path's line. */
  function inTurn(asked: Asked, path: string) {
    const { shown, request } = asked
    const line = options.findQueue(path, request.method === 'GET' || request.method === 'HEAD')
    return inLine(line, () => (shown ? recordShown(shown, () => respond(asked)) : respond(asked)))
  }

  async function respond(asked: Asked) {
    const { requestId, clientAddress, eachView, upload, document } = asked
    const { language, request, url } = await speaking.take(asked.request)
    const context = new RouterContextProvider()
    const viewed = options.nameView(url.pathname)
    if (viewed !== undefined) eachView.push(() => app.views.count('page', viewed))
    context.set(appContext, app)
    context.set(requestIdContext, requestId)
    context.set(languageContext, language)
    context.set(securityPolicyContext, policy)
    context.set(eachViewContext, eachView)
    if (clientAddress) context.set(clientAddressContext, clientAddress)
    if (upload) context.set(uploadContext, upload)
    if (document) context.set(documentContext, document)
    const handler = handlers.get(firstPart(url.pathname)) ?? handle
    const answer =
      (await askCall(request, url, context)) ?? nameMethods(await handler(request, context))
    const told = context.get(storageFailedContext) ? await asUnavailable(answer, context) : answer
    return speaking.leadOn(told, language)
  }

  async function make({ key }: CacheableAddress, accepted: string | undefined) {
    const started = performance.now()
    const requestId = newRequestId()
    const eachView: (() => void)[] = []
    const document: { bytes?: Buffer } = {}
    const shown = nothingShown()
    // Neither cookies nor anything else of the visitor who asked first.
    const request = new Request(app.config.siteUrl + key)
    const [path = ''] = key.split('?')
    const count = (status: number) =>
      app.metrics.countRequest(
        classifyRequest({ method: 'GET', path, status }, requestRoutes),
        (performance.now() - started) / 1000,
      )
    const response = await inTurn({ request, requestId, eachView, document, shown }, path)
    if (!response) {
      count(503)
      return tooBusy.keep(path, accepted)
    }
    const { status, headers } = response
    const body = document.bytes ?? Buffer.from(await response.arrayBuffer())
    if (!headers.has('cache-control')) {
      headers.set('cache-control', status === 200 ? options.cacheControl(new Date()) : 'no-store')
    }
    const all = [...common, ...headersAt(path), ...headers]
    const kept = { status, headers: all, body, eachView, shown }
    logRequest(app.log, { requestId, method: 'GET', path: key, status, started })
    count(status)
    return new CachedAnswer(status === 200 ? kept : { ...kept, requestId }, accepted)
  }

  return { answer, make }
}
