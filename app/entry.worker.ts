import {
  contactPath,
  homePath,
  keptListPath,
  myListPath,
  unseenPath,
  waitingPath,
} from '#app/paths/shop-paths.ts'
import type { Language } from '#languages/language.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import type { CacheRules } from '#main/addresses/cache-rules.ts'
import { createFindCacheable } from '#main/find-cacheable.ts'
import { waitingFlag } from './enquiries/waiting/note-waiting.ts'
import { sendAllWaiting, syncTag } from './enquiries/waiting/send-waiting.ts'
import { listWaiting } from './enquiries/waiting/waiting-store.ts'
import { isPage, rewrite } from './offline/cached-answer.ts'
import { answerFile, cacheFiles, isCachedFile, isSpared } from './offline/cached-files.ts'
import { createCachedPages } from './offline/cached-pages.ts'
import type { FetchEvent, WorkerScope } from './offline/worker-scope.ts'

/** What is the same for everybody: filled in by the build from the table of addresses. */
declare const CACHE_RULES: CacheRules

/** The scripts with which a visitor writes without network, by language: filled in by the build. */
declare const WRITING_SCRIPTS: Record<Language, readonly string[]>

const worker = globalThis as unknown as WorkerScope
const findCacheable = createFindCacheable(CACHE_RULES)
const pages = createCachedPages({
  findKey: (url) => findCacheable(url)?.key,
  unseen: unseenPath,
  standIns: { [myListPath]: keptListPath, [waitingPath]: waitingPath },
  always: [unseenPath, waitingPath, keptListPath, homePath, contactPath],
})

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheForOpenPages())
  // Open pages lose nothing by it: whatever they may still ask for has an address of its own.
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => event.waitUntil(begin()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(event))
    event.waitUntil(keepUp(request))
  } else if (isCachedFile(url.pathname)) {
    const file = answerFile(request)
    event.respondWith(file.then(({ answer }) => answer))
    event.waitUntil(file.then(({ rest }) => rest).catch(() => undefined))
  }
})

// The browser says that there is a network; it says so again where this fails.
worker.addEventListener('sync', (event) => {
  if (event.tag !== syncTag) return
  event.waitUntil(
    sendAllWaiting().then((waits) => {
      if (waits) throw new Error('The network is not there yet.')
    }),
  )
})

/**
 * Caches the pages that always are here, in the languages of the open pages, and what one writes
 * with: an open page has the scripts from the browser's own cache then, should the network go.
 */
async function cacheForOpenPages() {
  const open = await listOpenPages()
  const read = new Set(open.map(({ url }) => splitLanguage(new URL(url).pathname).language))
  for (const language of read) await pages.keepAlways(language)
  if (isSpared()) return
  for (const language of read) await cacheWriting(language)
}

async function cacheWriting(language: Language) {
  // The pot stands beside what waits, too.
  const pot = await pages.listPictures(inLanguage(unseenPath, language))
  await cacheFiles([...pot, ...WRITING_SCRIPTS[language]])
}

/**
 * Caches the pages that were opened before there was a worker. It leaves them without one until
 * they are opened again: pages that are claimed can't be gone back to from the browser's memory.
 */
async function begin() {
  // Firefox reads nothing without network where it is on; where it was tried is Chromium alone.
  const { navigationPreload } = worker.registration
  if ('userAgentData' in navigator) await navigationPreload?.enable()
  else await navigationPreload?.disable()
  const open = await listOpenPages()
  for (const { url } of open) await pages.fetchToCache(url)
}

function listOpenPages() {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** The languages whose pages were seen to since the worker woke. */
const upToDate = new Set<Language>()

/**
 * The first page after the worker woke tells at once of an enquiry that waits: a browser that was
 * killed has forgotten its own note of that, and the page would tell only when it is touched.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const finding = upToDate.size > 0 ? [] : listWaiting().catch(() => [])
  const answer = await pages.answer(event)
  if ((await finding).length === 0 || !isPage(answer)) return answer
  return rewrite(answer, (html) =>
    html
      .replace('<html ', '<html data-waits="" ')
      .replace(`data-keeps="${waitingFlag}"`, 'data-keeps=""'),
  )
}

/**
 * Once for each language and each time the worker wakes: what a new version of the site has others
 * of is here again, and whoever changes the language has the pages that always are here in it.
 */
async function keepUp(request: Request) {
  const { language } = splitLanguage(new URL(request.url).pathname)
  if (upToDate.has(language)) return
  upToDate.add(language)
  // A browser that is killed remembers what waits, and may forget to tell its pages so.
  await sendAllWaiting().catch(() => undefined)
  await pages.keepAlways(language)
  if (!isSpared(request)) await cacheWriting(language)
}
