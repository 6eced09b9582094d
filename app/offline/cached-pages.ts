import { manifestPath, picturesRoot } from '#app/paths/machine-paths.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { type Language, languages } from '#languages/language.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import { addAgeStrip, addStrip } from './age-strip.ts'
import {
  cacheAnswer,
  findCached,
  forgetOldest,
  isForAll,
  isPage,
  keptAt,
  listCached,
  rewrite,
} from './cached-answer.ts'
import { addCachedPageList, type CachedPage } from './cached-page-list.ts'
import { stripWords } from './strip.words.ts'
import type { FetchEvent } from './worker-scope.ts'

const smallPicture = new RegExp(`${picturesRoot}[\\w-]+-360\\.\\w+\\.avif`)

const pages = 'pages'
/** How many pages are cached beside those that always are. */
const mostPages = 60
/** How long the network may take where the page is cached, and where it isn't; in ms. */
const patienceMs = { kept: 2_000, unseen: 20_000 }
/** After how long the pages that always are here are asked for again, in ms. */
const freshMs = 24 * 60 * 60 * 1000

/** Paths in English; those of the other languages follow from them. */
interface PageRules {
  /** Names under what a page of ours is cached: the same for everybody, else undefined. */
  findKey: (url: string) => string | undefined
  /** The page that stands for one never seen. */
  unseen: string
  /** Pages, by their path, for which one stands that shows what this phone stores itself: of no age. */
  standIns: Record<string, string>
  /** What can be read from the first day on, `unseen` included. */
  always: readonly string[]
}

/** Pages in the browser's cache under these rules. */
export function createCachedPages({ findKey, unseen, standIns, always }: PageRules) {
  const keyOf = (url: string) => {
    const { pathname, search } = new URL(url)
    const { language, rest } = splitLanguage(pathname)
    return rest === '/' ? inLanguage(homePath, language) : findKey(pathname + search)
  }
  const stays = languages.flatMap((language) => always.map((path) => inLanguage(path, language)))

  /** Answers an opened page: fresh where the network answers soon, else as it was cached. */
  async function answer(event: FetchEvent): Promise<Response> {
    const key = keyOf(event.request.url)
    const network = askNetwork(event)
    const keeping = network.then((fresh) => keep(key, fresh)).catch(() => undefined)
    event.waitUntil(keeping)
    const soon = await orNothing(network, patienceMs.kept)
    if (soon && soon.status < 500) return soon
    const kept = await findHere(key, event.request.url)
    if (kept) return kept
    if (soon) return soon
    return (
      (await orNothing(network, patienceMs.unseen)) ??
      (await showUnseen(languageOf(event.request.url)))
    )
  }

  /** What is here in place of the network's answer, and says so. */
  async function findHere(key: string | undefined, url: string): Promise<Response | undefined> {
    const language = languageOf(url)
    const { pathname, search } = new URL(url)
    const standIn = search ? undefined : standIns[splitLanguage(pathname).rest]
    const page = standIn && (await findCached(pages, inLanguage(standIn, language)))
    const { keptHere } = stripWords[language]
    if (page) return rewrite(page, (html) => addStrip(html, keptHere, language))
    const kept = key && (await findCached(pages, key))
    return kept
      ? rewrite(kept, (html) => addAgeStrip(html, keptAt(kept), Date.now(), language))
      : undefined
  }

  /** Caches a page that is the same for everybody; nothing else. */
  async function keep(key: string | undefined, fresh: Response) {
    if (!key || fresh.bodyUsed || fresh.redirected || !isForAll(fresh) || !isPage(fresh)) return
    const copy = fresh.clone()
    if (!(await isOurs(copy.clone()))) return
    if (await cacheAnswer(pages, key, copy)) {
      await forgetOldest(pages, { answers: mostPages, stays })
    }
  }

  /** Fetches a page and caches it, unless it was cached within the day. */
  async function fetchToCache(url: string) {
    const key = keyOf(url)
    const kept = key && (await findCached(pages, key))
    if (!key || (kept && isFresh(kept))) return
    const answer = await fetch(key).catch(() => undefined)
    if (answer) await keep(key, answer)
  }

  /** The page for one never seen: in its language, else in one that this phone has read. */
  async function showUnseen(language: Language): Promise<Response> {
    for (const spoken of [language, ...languages]) {
      const page = await findCached(pages, inLanguage(unseen, spoken))
      if (!page) continue
      const cached = await listCachedPages()
      return rewrite(page, (html) => addCachedPageList(html, cached, Date.now(), spoken))
    }
    return Response.error()
  }

  async function listCachedPages(): Promise<CachedPage[]> {
    const cache = await caches.open(pages)
    const listed: CachedPage[] = []
    const pictures = new Set(await listCached('pictures'))
    for (const request of [...(await cache.keys())].reverse()) {
      const { pathname, search } = new URL(request.url)
      const kept = await cache.match(request)
      if (!kept || stays.includes(pathname)) continue
      listed.push({
        path: pathname + search,
        html: await kept.text(),
        keptAt: keptAt(kept),
        pictures,
      })
    }
    return listed
  }

  return {
    answer,
    fetchToCache,
    /** Lists the first picture of a cached page, in a width that does for all; none where there is none. */
    async listPictures(path: string): Promise<string[]> {
      const html = await (await findCached(pages, path))?.text()
      return smallPicture.exec(html ?? '')?.slice(0, 1) ?? []
    },
    /** Sees to it that the pages are here which always are, in a language, and not older than a day. */
    keepAlways: (language: Language) =>
      Promise.all(
        always.map((path) =>
          fetchToCache(new URL(inLanguage(path, language), location.origin).href),
        ),
      ),
  }
}

/** The language of a page, by its address. */
function languageOf(url: string) {
  return splitLanguage(new URL(url).pathname).language
}

/** Whether a page is the site's own, and not one of a network that asks to sign in first. */
async function isOurs(page: Response) {
  return (await page.text()).includes(`href="${manifestPath}"`)
}

/** What the browser has asked for already, where it does that while the worker starts. */
async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** Gives nothing where the network fails or takes longer than `ms`. */
function orNothing(network: Promise<Response>, ms: number): Promise<Response | undefined> {
  return Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, ms)),
  ])
}

function isFresh(kept: Response) {
  const age = Date.now() - keptAt(kept)
  return age >= 0 && age < freshMs
}
