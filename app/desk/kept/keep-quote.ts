import { deskPath } from '#app/paths/desk-paths.ts'
import { deskWorkerPath } from '#app/paths/machine-paths.ts'
import { type KeptPage, keptPage } from './kept-page.ts'

/** Each draft has a cache of its own, named by this and its address. */
const prefix = 'desk-quote '

/** So many drafts are kept at once, those that were opened last. */
const most = 3

/** Gives the page of a draft, as a browser keeps it. */
export function keptQuote(path: string): KeptPage {
  return keptPage({ cache: prefix + path, path })
}

/** Lists the addresses of the drafts that this browser keeps, the one that was opened first first. */
export async function listKeptQuotes(): Promise<string[]> {
  const names = await caches.keys()
  return names.flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
}

/**
 * Keeps the page of a draft, to be written on without network. Whoever opens one wants that: nobody knows
 * beforehand where the network goes. Where the browser can keep nothing, nothing happens.
 */
export async function keepQuote(path: string): Promise<void> {
  try {
    await caches.open(prefix + path)
    const others = (await listKeptQuotes()).filter((other) => other !== path)
    for (const other of others.slice(0, Math.max(0, others.length + 1 - most))) {
      await keptQuote(other).forget()
    }
    await navigator.serviceWorker.register(deskWorkerPath, { scope: deskPath })
    await keptQuote(path).keep()
  } catch {
    // Without network the one that is kept stays.
  }
}
