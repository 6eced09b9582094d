import { pino } from 'pino'
import { type RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import {
  type App,
  appContext,
  clientAddressContext,
  documentContext,
  eachViewContext,
  languageContext,
  requestIdContext,
} from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'
import type { CachedAnswer } from '#server/pages/cached-answer.ts'
import type { CacheableAddress } from '#server/pages/page-cache.ts'
import { createPages } from '#server/pages/pages.ts'
import { takeData } from '#server/pages/unsent-data.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { serve } from './receivers/serve.ts'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

interface Asking {
  request: Request
  context: RouterContextProvider
}

/** What the long page says. */
export const words = 'Areca Palm, 2 feet, in a clay pot. '.repeat(60)

/** What was counted, in order. */
export const counted: string[] = []

/** Answers the sign-ins that are held back, each once. */
export const held: ((answer: unknown) => void)[] = []

/** How many sign-ins were begun since the pages were opened. */
export let knocked = 0

/** Pages that show what they were given, and calls that do what a call may do. */
const routes = {
  '/home': { default: () => null, loader: () => ({ text: 'Plants' }) },
  '/spoken': { loader: tellLanguage, action: tellLanguage },
  '/long': { default: () => null, loader: () => ({ text: words }) },
  '/asked': { default: () => null, loader: tellWhatWasAsked },
  '/search-plants': { default: () => null, loader: () => ({ text: 'Found' }) },
  '/list/search-plants': { loader: () => Response.json(['Found']) },
  '/list/plants': {
    default: () => null,
    loader({ context }: Asking) {
      context.get(eachViewContext).push(() => counted.push('plants'))
      return { text: 'Plants' }
    },
  },
  '/gone': {
    default: () => null,
    loader() {
      throw new Response('Gone', { status: 410 })
    },
  },
  '/*': {
    default: () => null,
    loader() {
      throw new Response('Nothing', { status: 404 })
    },
  },
  '/away': {
    default: () => null,
    loader() {
      throw new Response('Away', { status: 503 })
    },
  },
  '/busy': {
    default: () => null,
    loader() {
      throw new Response('Too many', { status: 503 })
    },
  },
  '/login': {
    async action() {
      knocked += 1
      await new Promise((resolve) => held.push(resolve))
      return Response.json('Wrong')
    },
  },
  '/sitemap.xml': {
    loader: () => new Response('<urlset/>', { headers: { 'Cache-Control': 'max-age=3600' } }),
  },
  '/told': { loader: (asking: Asking) => Response.json(tellWhatWasAsked(asking)) },
  '/sent-on': {
    loader() {
      throw redirect('/home')
    },
  },
  '/broken': {
    loader() {
      throw new Error('lost')
    },
  },
  '/forgetful': { loader: () => 'words' },
  '/enquiry/create': { action: async ({ request }: Asking) => new Response(await request.text()) },
}

async function tellLanguage({ request, context }: Asking) {
  const { pathname, search } = new URL(request.url)
  const language = context.get(languageContext)
  return Response.json({ language, address: pathname + search, body: await request.text() })
}

function tellWhatWasAsked({ request, context }: Asking) {
  return {
    id: context.get(requestIdContext),
    address: context.get(clientAddressContext),
    kept: context.get(documentContext) !== null,
    siteUrl: context.get(appContext).config.siteUrl,
    url: request.url,
    headers: [...request.headers.keys()],
  }
}

/** These routes as the build gives them to React Router. */
const build: ServerBuild = {
  entry: {
    module: {
      // As our own entry does it: whoever caches the document gets its bytes.
      default(_, status, headers, { staticHandlerContext }, context) {
        headers.set('Content-Type', 'text/html')
        const html = JSON.stringify(
          Object.values(takeData(staticHandlerContext.loaderData))[0] ?? null,
        )
        const wanted = context.get(documentContext)
        if (!wanted) return new Response(html, { status, headers })
        wanted.bytes = Buffer.from(html)
        return new Response('not read', { status, headers })
      },
      handleError: () => undefined,
    },
  },
  routes: Object.fromEntries(
    Object.entries(routes).map(([path, module]) => [
      path,
      { id: path, path: path.slice(1), module: module as unknown as Module },
    ]),
  ),
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
}

/** These pages on the parts of an app that they need, and what was logged. */
export function openPages(env: Record<string, string> = {}) {
  knocked = 0
  const log: object[] = []
  const app = {
    config: readConfig(env, shopDefaults),
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    views: {
      count: (kind, name) => void counted.push(`${kind}: ${name}`),
      flush: async () => undefined,
    },
  } as App
  const pages = createPages(app, {
    build,
    mode: 'production',
    headers: [['X-Content-Type-Options', 'nosniff']],
    requestRoutes: { searches: ['/search-plants'], lists: ['/list/'], machines: [], files: [] },
    findQueue(path, isRead) {
      if (!isRead) return path === '/login' ? 'sign-in' : undefined
      return path.includes('search-plants') ? 'searches' : 'pages'
    },
    tooBusyWords: {
      pageFor: (path) => (path.startsWith('/list/') ? undefined : '/busy'),
      wordsFor: () => 'Too many',
    },
    onlyEnglish: (path) => path.startsWith('/list/'),
    nameView: (path) => (path === '/home' ? 'the first page' : undefined),
    headersAt: () => [],
    cacheControl: () => 'public, max-age=60',
    deskRoot: '/desk',
  })
  return { app, pages, log }
}

/** What a browser gets of an answer that was made to be cached. */
export async function look(kept: CachedAnswer, headers: Record<string, string> = {}) {
  const site = await serve((request, response) => kept.send(request, response, 'served'))
  return site.get('/', headers)
}

/** A page's address, to be cached with the other pages. */
export const page = (key: string): CacheableAddress => ({ key, share: 'pages' })
