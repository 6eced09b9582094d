import type { Plugin } from 'vite'

/**
 * A dynamic import's own imports are asked for beside it, not one after the other. Vite's helper for
 * that is a kilobyte that every page would carry: it also waits for style sheets, of which the
 * pages' scripts load none, and reports failures, which whoever imports hears anyway.
 */
const helper = `export const __vitePreload = (load, paths = []) => {
  for (const path of paths) {
    if (path.endsWith('.css')) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + path
    document.head.append(link)
  }
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
