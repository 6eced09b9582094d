import type { Plugin } from 'vite'

/**
 * Where the code of a page can't be had, the router loads the page that one is on again, and with
 * it goes what was typed there. This asks for the files by `fetch` first, which at the desk waits
 * for a network and says so (`held-posts.ts`), and has the browser import what it has by then:
 * some browsers never ask again for a module that they did not get.
 */
const loader = `export async function loadRouteModule(route, known) {
  try {
    if (!known[route.id]) {
      await Promise.all([route.module, ...(route.imports ?? [])].map((file) => fetch(file)))
      known[route.id] = await import(/* @vite-ignore */ route.module)
    }
    return known[route.id]
  } catch {
    // Another version of the site has no such file, and only its own documents know which it has:
    // that of the page to which somebody goes. A hash would leave the browser where it is.
    const { location: next } = window.__reactRouterDataRouter.state.navigation
    if (next) location.assign(next.pathname + next.search)
    else location.reload()
    return new Promise(() => {})
  }
}`

/** Puts a loader of pages' code that waits for a network in the place of the router's. */
export function patientModules(): Plugin {
  return {
    name: 'patient-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/.test(id) ? loader : undefined,
  }
}
