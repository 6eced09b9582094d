import type { Plugin } from 'vite'

/**
 * A dynamic import's own imports are asked for beside it, not one after the other. Vite's helper for
 * that is a kilobyte that every page would carry: it also waits for style sheets, of which the
 * pages' scripts load none, and reports failures, which whoever imports hears anyway. This one asks
 * for the files by `fetch`, and has the browser import what is in its cache by then: some browsers
 * never ask again for a module that they did not get.
 */
const helper = `export const __vitePreload = async (load, paths = []) => {
  const scripts = paths.filter((path) => !path.endsWith('.css'))
  await Promise.all(scripts.map(async (path) => (await fetch('/' + path)).arrayBuffer()))
  return load()
}`

/** Puts a small helper for dynamic imports in the place of Vite's, in what browsers get. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  }
}
