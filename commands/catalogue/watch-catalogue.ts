import { watch } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { say } from '#commands/shared/say.ts'
import { counted } from '#languages/counted.ts'
import type { App } from '#server/app-context.ts'

/** Editors write a file in several steps: this long after the last one, in ms, it is read. */
const settledMs = 150

/**
 * Loads the catalogue again and reloads open pages whenever a data file changes; a mistake in one
 * is told, and the last good catalogue stays. Gives what ends it.
 */
export function watchCatalogue(
  vite: Pick<ViteDevServer, 'ssrLoadModule' | 'ws'>,
  app: Pick<App, 'db'>,
  folder = 'catalogue-data',
): () => Promise<void> {
  let loading = Promise.resolve()
  const load = async () => {
    try {
      const { loadCatalogue } = await vite.ssrLoadModule(
        './app/catalogue/files/load-catalogue.server.ts',
      )
      const { changed, products } = await loadCatalogue(app.db, { folder })
      if (!changed) return
      say(`Catalogue loaded: ${counted(products, 'product')}.`)
      vite.ws.send({ type: 'full-reload' })
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }
  let settled: NodeJS.Timeout | undefined
  const watcher = watch(folder, () => {
    clearTimeout(settled)
    settled = setTimeout(() => {
      loading = loading.then(load)
    }, settledMs)
  })
  return async () => {
    watcher.close()
    clearTimeout(settled)
    await loading
  }
}
