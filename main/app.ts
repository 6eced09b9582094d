import * as build from 'virtual:react-router/server-build'
import { type Context, Hono } from 'hono'
import { deskPath } from '#app/paths/desk-paths.ts'
import { deskWorkerPath, serviceWorkerPath, tokenPath } from '#app/paths/machine-paths.ts'
import { tooLongPath } from '#app/paths/shop-paths.ts'
import { tooLongWords } from '#app/site/not-taken.words.ts'
import { firstScript } from '#app/site/shell/first-script.ts'
import { maySend } from '#app/staff/may-send.server.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import type { App } from '#server/app-context.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import { leadFormPost } from '#server/forms/form-routes.ts'
import { refusalWords } from '#server/forms/refusal.words.ts'
import { refuseMethods } from '#server/forms/refuse-methods.ts'
import { admitPost, handOutToken } from '#server/http/anti-forgery.ts'
import { compress } from '#server/http/compress.ts'
import { type Connection, clientAddress, isBrokenOff } from '#server/http/limits/client-address.ts'
import { limitBody } from '#server/http/limits/limit-body.ts'
import { healthPath, metricsPath, speculationRulesPath } from '#server/http/own-paths.ts'
import { uploadFolder } from '#server/http/receive-upload.ts'
import { type FileAnswer, listSecurityHeaders } from '#server/http/security.ts'
import { answerServiceWorker } from '#server/http/service-worker.ts'
import { redirectToSiteAddress } from '#server/http/site-address.ts'
import { answerSpeculationRules } from '#server/http/speculation-rules.ts'
import { takeUploads, type UploadVariables } from '#server/http/take-uploads.ts'
import { createPages, type Pages } from '#server/pages/pages.ts'
import { health } from '#server/watching/health.ts'
import { isView } from '#server/watching/is-view.ts'
import { answerMetrics } from '#server/watching/metrics-handler.ts'
import { countRequests } from '#server/watching/request-class.ts'
import { logRequests, newRequestId } from '#server/watching/request-log.ts'
import { pageCacheControl } from './day-turn.ts'
import {
  findQueue,
  formRoutes,
  headersAt,
  isLongForm,
  nameView,
  neverAhead,
  onlyEnglish,
  requestRoutes,
  tokenAllows,
  tooBusyWords,
  uploadRoutes,
  usesOf,
} from './read-addresses.ts'
import { serveFiles } from './serve-files.ts'

interface Variables extends UploadVariables {
  requestId: string
}

interface Environment {
  Variables: Variables
  Bindings: Connection & FileAnswer
}

type SiteContext = Context<Environment>

/** The whole site: `fetch` answers any request; `pages` makes those that may be cached. */
export interface Site {
  fetch: Hono<{ Bindings: Connection & FileAnswer }>['fetch']
  pages: Pages
  /** The headers that every answer but a file carries; whoever takes requests for the site sets them. */
  headers: readonly [name: string, value: string][]
}

/**
 * Opens the site: request id, log, headers, limits, static files, and every page and call through
 * React Router. `clientDir` is the built browser folder; without it (in development) static files
 * are somebody else's.
 */
export function createSite(app: App, { clientDir }: { clientDir?: string } = {}): Site {
  const site = new Hono<Environment>()
  const headers = listSecurityHeaders({
    inlineForDevelopment: !clientDir,
    inlineScripts: [firstScript(app.config.languages)],
    ...(app.config.siteUrl.startsWith('https:') && {
      httpsOnly: app.config.hstsSubdomains ? 'names-below-too' : 'this-name',
    }),
  })
  const pages = createPages(app, {
    build,
    mode: clientDir ? 'production' : 'development',
    headers,
    requestRoutes,
    findQueue,
    tooBusyWords,
    onlyEnglish,
    nameView,
    headersAt,
    cacheControl: pageCacheControl,
    deskRoot: deskPath,
  })

  site.use(async (c, next) => {
    c.set('requestId', newRequestId())
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    for (const [name, value] of headersAt(c.req.path)) c.res.headers.set(name, value)
  })
  site.use(countRequests(app.metrics, requestRoutes))
  site.use(logRequests(app.log))
  site.use(redirectToSiteAddress(app))
  site.use(refuseMethods(usesOf))
  site.get(healthPath, () => health(app))
  site.get(metricsPath, answerMetrics(app))
  site.get(speculationRulesPath, answerSpeculationRules(neverAhead))
  for (const path of [serviceWorkerPath, deskWorkerPath]) {
    site.get(path, answerServiceWorker(path, app.config.serviceWorker ? clientDir : undefined))
  }
  site.get(tokenPath, (c) => handOutToken(c.req.raw, app.config.siteUrl))

  site.route('/', serveFiles(app, clientDir))
  site.use(compress())
  site.use(
    takeUploads(
      uploadRoutes.map(({ roles, ...route }) => ({
        ...route,
        admits: (request) => maySend(app, request, roles),
      })),
      uploadFolder(app.config),
    ),
  )
  site.use(limitBody<Variables>({ isLong: isLongForm, refuse: refuseTooLong(app, pages) }))
  site.all('*', answerByPages(app, pages))
  site.onError(answerFailure(app))

  return { fetch: site.fetch, pages, headers }
}

/** Tells whoever sent too long a body: a browser that posts a form shows the answer as a page. */
function refuseTooLong(app: App, pages: Pages) {
  return (c: Context<{ Variables: Variables }>) => {
    if (!c.req.header('accept')?.includes('text/html')) {
      return c.json({ errors: { form: tooLongWords.en.heading } }, 413)
    }
    const { language } = splitLanguage(c.req.path)
    const request = new Request(app.config.siteUrl + inLanguage(tooLongPath, language))
    return pages.answer({ request, requestId: c.get('requestId'), eachView: [] })
  }
}

/** Answers by the pages and calls what nothing before has answered. */
function answerByPages(app: App, pages: Pages) {
  return async (c: SiteContext) => {
    const upload = c.get('upload')
    const fromNowhere = tokenAllows(c.req.path)
    const sent = upload?.request ?? c.req.raw
    const admitted = await admitPost(sent, app.config.siteUrl, { fromNowhere })
    if (!admitted) {
      return c.json({ errors: { form: 'Please send the form from our own page.' } }, 403)
    }
    const request = await leadFormPost(formRoutes, admitted)
    if (request instanceof Response) return request
    const eachView: (() => void)[] = []
    const answer = await pages.answer({
      request,
      requestId: c.get('requestId'),
      clientAddress: clientAddress(c.env ?? {}, app.config.trustProxy),
      eachView,
      ...(upload?.received && { upload: upload.received }),
    })
    if (isView(c.req.method, answer.status, c.req.header('user-agent'))) {
      for (const happen of eachView) happen()
    }
    return answer
  }
}

/** Answers a request that has failed: with an apology, the phone number and the request's id. */
function answerFailure(app: App) {
  return (error: Error, c: SiteContext) => {
    // What was being sent to us broke off: no fault of ours, and nobody is there to read of it.
    if (isBrokenOff(c.env ?? {})) return c.body(null, 400)
    app.log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    const words = refusalWords[splitLanguage(c.req.path).language]
    const { phoneDisplay } = app.config.business
    const requestId = c.get('requestId')
    if (!isStorageFailure(error)) return c.text(words.wentWrong(phoneDisplay, requestId), 500)
    const headers = { 'Retry-After': String(tryAgainAfter), 'Cache-Control': 'no-store' }
    return c.text(words.notSaved(phoneDisplay, requestId), 503, headers)
  }
}
