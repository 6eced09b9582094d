import { findKept, keepAnswer, keptAt } from '#app/offline/kept-answer.ts'
import { keptForHeader, keptInboxPath } from './kept-inbox-path.ts'

/** Where the browser keeps it, with what it is drawn with: that this is there says that it is wanted. */
const cacheName = 'desk'
/** How long it may be read, in ms. */
const keptMs = 24 * 60 * 60 * 1000

/** Whether this browser keeps a page of the inbox. */
export function keepsInbox(): Promise<boolean> {
  return caches.has(cacheName)
}

/** Notes that this browser's owner wants a page kept. */
export async function wantInbox(): Promise<void> {
  await caches.open(cacheName)
}

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
  const former = await findKept(cacheName, keptInboxPath)
  const isSame = !former || whose(former) === whose(answer)
  if (!answer.ok || answer.redirected || !whose(answer) || !isSame) {
    await caches.delete(cacheName)
    return false
  }
  const html = withoutScripts(await answer.text())
  const page = new Response(html, { headers: answer.headers })
  if (!(await keepAnswer(cacheName, keptInboxPath, page))) return false
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)) {
    const file = (await findKept(cacheName, path)) ?? (await fetch(path))
    await keepAnswer(cacheName, path, file)
  }
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

/** The page, or a file that it is drawn with, where it is kept. */
export async function findInboxFile(path: string): Promise<Response | undefined> {
  // Looking for it would make the place, and that would say that the page is wanted.
  return (await keepsInbox()) ? findKept(cacheName, path) : undefined
}

/** Wipes the page and that it was wanted. */
export async function forgetInbox(): Promise<void> {
  await alone(() => caches.delete(cacheName))
}

/** What is being kept while it is wiped would be back afterwards: one after the other. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('kept-inbox', work) : work()
}

function whose({ headers }: Response) {
  return headers.get(keptForHeader)
}

/** It is read, no more: what would bring it to life can't be had without network. */
function withoutScripts(html: string) {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
}
