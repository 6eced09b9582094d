import { listen } from '#database/notices.ts'
import type { App } from '#server/app-context.ts'
import { catalogueChanged, findCatalogueVersion } from './load-catalogue.server.ts'

/** How soon a change by another process is seen, in ms, where nothing tells of it. */
const lookEveryMs = 500

/**
 * Calls `changed` once at the start, and again within about a second whenever another process has
 * changed the catalogue: PostgreSQL tells of it, and looking is the safety net. Gives what ends
 * the watching. While the database is away nothing is known, and nothing is called; that is
 * logged once.
 */
export function watchCatalogueVersion(
  { db, log }: Pick<App, 'db' | 'log'>,
  changed: () => void,
): () => Promise<void> {
  let known: number | undefined
  let away = false
  let looking = false

  const look = async () => {
    if (looking) return
    looking = true
    try {
      const version = await findCatalogueVersion(db)
      if (version !== known) changed()
      known = version
      away = false
    } catch (error) {
      if (!away) log.warn({ err: error }, 'the catalogue’s version cannot be read')
      away = true
    } finally {
      looking = false
    }
  }
  void look()
  const timer = setInterval(look, lookEveryMs).unref()
  const endListening = listen(db, catalogueChanged, look)
  return () => {
    clearInterval(timer)
    return endListening()
  }
}
