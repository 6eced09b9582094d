/** In which header of a cached answer stands when it was cached, in ms by the phone's clock. */
const keptAtHeader = 'x-kept-at'

/** Whether an answer is one that everybody gets: a whole one that says so of itself. */
export function isForAll({ status, headers }: Response): boolean {
  return status === 200 && /^public\b/.test(headers.get('cache-control') ?? '')
}

/** Whether an answer is a page. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

/**
 * Caches an answer under a path, as the last one of its cache, with the time and its length. Gives
 * whether it could be stored: a full phone, or a browser that caches nothing, breaks nothing.
 */
export async function cacheAnswer(
  cacheName: string,
  path: string,
  answer: Response,
): Promise<boolean> {
  try {
    const body = await answer.blob()
    const headers = new Headers(answer.headers)
    headers.set(keptAtHeader, String(Date.now()))
    headers.set('content-length', String(body.size))
    const cache = await caches.open(cacheName)
    await cache.delete(path)
    await cache.put(path, new Response(body, { headers }))
    return true
  } catch {
    return false
  }
}

/** Finds what is cached under a path; undefined also where the browser caches nothing. */
export async function findCached(cacheName: string, path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(path, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** Gives a page with its HTML as `change` makes it. */
export async function rewrite(page: Response, change: (html: string) => string): Promise<Response> {
  const { status, headers } = page
  return new Response(change(await page.text()), { status, headers })
}

/** Lists the paths of what a cache holds, the oldest first. */
export async function listCached(cacheName: string): Promise<string[]> {
  const requests = await (await caches.open(cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** When an answer was cached, in ms; 0 where it doesn't say. */
export function keptAt({ headers }: Response): number {
  return Number(headers.get(keptAtHeader)) || 0
}

/** Forgets the oldest answers of a cache until it holds no more than so many bytes and answers. */
export async function forgetOldest(
  cacheName: string,
  { bytes = Infinity, answers = Infinity, stays = [] as readonly string[] },
): Promise<void> {
  const cache = await caches.open(cacheName)
  let [heldBytes, heldAnswers] = [0, 0]
  for (const request of [...(await cache.keys())].reverse()) {
    if (stays.includes(new URL(request.url).pathname)) continue
    const length = Number((await cache.match(request))?.headers.get('content-length'))
    heldBytes += length || 0
    heldAnswers += 1
    if (heldBytes > bytes || heldAnswers > answers) await cache.delete(request)
  }
}
