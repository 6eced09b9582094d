import { cacheAnswer, findCached, keptAt, listCached } from '#app/offline/cached-answer.ts'
import { keptInboxPath } from '#app/paths/desk-paths.ts'
import { scriptsRoot } from '#app/paths/machine-paths.ts'
import { keptForHeader } from '#app/staff/sessions/kept-for.ts'
import { keepsInbox, keptInboxCache } from './keeps-inbox.ts'

const builtFile = new RegExp(`${scriptsRoot}[\\w.-]+\\.(?:css|js|woff2)`, 'g')

/** How long it may be read, in ms. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Fetches the page, where it is wanted, and keeps it in place of the one before. Where that was somebody else's, or nobody
 * is signed in any more, all of it is forgotten. Tells whether it is kept; throws without network.
 */
export async function keepInbox(): Promise<boolean> {
  const answer = await fetch(keptInboxPath, { headers: { Accept: 'text/html' } })
  return alone(() => keep(answer))
}

async function keep(answer: Response): Promise<boolean> {
  // Somebody may have signed out meanwhile.
  if (!(await keepsInbox())) return false
  const former = await findCached(keptInboxCache, keptInboxPath)
  const isSame = !former || whose(former) === whose(answer)
  if (!answer.ok || answer.redirected || !whose(answer) || !isSame) {
    await caches.delete(keptInboxCache)
    return false
  }
  const html = await answer.text()
  const page = new Response(html, { headers: answer.headers })
  // What it is drawn and brought to life with; the modules name one another beside each other.
  const files = new Set([...html.matchAll(builtFile)].map(([path]) => path))
  for (const path of files) {
    if (await findCached(keptInboxCache, path)) continue
    if (!(await cacheAnswer(keptInboxCache, path, await fetch(path)))) return false
  }
  if (!(await cacheAnswer(keptInboxCache, keptInboxPath, page))) return false
  await forgetOthers([keptInboxPath, ...files])
  return true
}

/** The page that is kept; undefined, and forgotten, when it is older than a day or of the future. */
export async function findKeptInbox(): Promise<Response | undefined> {
  const kept = await findInboxFile(keptInboxPath)
  if (!kept) return undefined
  const age = Date.now() - keptAt(kept)
  if (age >= 0 && age < keptMs) return kept
  await forgetInbox()
  return undefined
}

/** Whether the page is kept for somebody else than an answer of the desk is for, or for another role. */
export async function isKeptForOther(answer: Response): Promise<boolean> {
  const kept = whose(answer) ? await findInboxFile(keptInboxPath) : undefined
  return kept !== undefined && whose(kept) !== whose(answer)
}

/** The page, or a file that it is drawn with, where it is kept. */
export async function findInboxFile(path: string): Promise<Response | undefined> {
  // Looking for it would make the place, and that would say that the page is wanted.
  return (await keepsInbox()) ? findCached(keptInboxCache, path) : undefined
}

/** Wipes the page and that it was wanted. */
export async function forgetInbox(): Promise<void> {
  await alone(() => caches.delete(keptInboxCache))
}

/** What is being kept while it is wiped would be back afterwards: one after the other. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('kept-inbox', work) : work()
}

function whose({ headers }: Response) {
  return headers.get(keptForHeader)
}

/** Forgets what earlier versions of the page were drawn with. */
async function forgetOthers(paths: readonly string[]) {
  const cache = await caches.open(keptInboxCache)
  for (const path of await listCached(keptInboxCache)) {
    if (!paths.includes(path)) await cache.delete(path)
  }
}
