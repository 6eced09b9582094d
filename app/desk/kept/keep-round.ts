import { deskPath, stockRoundPath } from '#app/paths/desk-paths.ts'
import { deskWorkerPath } from '#app/paths/machine-paths.ts'
import { keptPage } from './kept-page.ts'

const cache = 'desk-round'

/** The stock round through the category that was opened last, as a browser keeps it. */
export const keptRound = keptPage({ cache, path: stockRoundPath })

/** Whether this browser keeps a stock round; where it can keep nothing, it throws. */
export async function keepsRound(): Promise<boolean> {
  return caches.has(cache)
}

/** Keeps the stock round of this address from now on. Tells whether that could be done. */
export async function beginKeepingRound(address: string): Promise<boolean> {
  try {
    await caches.open(cache)
    await navigator.serviceWorker.register(deskWorkerPath, { scope: deskPath })
    return await keptRound.keep(address)
  } catch {
    return false
  }
}
