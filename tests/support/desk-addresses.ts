import type { Role } from '#app/staff/role.ts'
import { desk } from '#main/addresses/desk.ts'
import { routed } from '#main/addresses.ts'

/** A route as the built site's manifest names it. */
interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasAction: boolean
  hasLoader: boolean
  hasDefaultExport: boolean
  module: string
  imports?: string[]
}

/** An address below the desk's, and its route. */
export interface DeskAddress {
  path: string
  routeId: string
  hasAction: boolean
  /** Where a form is posted to: of a layout's first page the path alone would mean the layout. */
  postQuery: string
  /** The built files of its own script and of the layouts around it. */
  scripts: readonly string[]
}

/** Who may see what, by the route's id, as the table of addresses says it. */
export const rightsByRoute: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  [desk, ...routed.inDesk].map(({ file, roles }) => [file.replace(/\.tsx?$/, ''), roles]),
)

/**
 * Reads every address below the desk's out of a running site's manifest of routes, which a page
 * of the desk names. What is to be filled in is filled in with something.
 */
export async function listDeskAddresses(
  site: { url: string },
  cookie: string,
): Promise<DeskAddress[]> {
  const { entry, routes } = await readManifest(site, cookie)
  const pathOf = ({ path, parentId }: ManifestRoute): string => {
    const parent = parentId ? routes[parentId] : undefined
    return [parent && pathOf(parent), path].filter(Boolean).join('/')
  }
  const scriptsOf = ({ module, imports = [], parentId }: ManifestRoute): string[] => {
    const parent = parentId ? routes[parentId] : undefined
    return [...(parent ? scriptsOf(parent) : []), module, ...imports]
  }
  return Object.values(routes).flatMap((route) => {
    const path = `/${pathOf(route)}`.replace(/:\w+\??/g, 'AN-7K2M9PQR').replace('*', 'no/such/page')
    if (!/^\/desk(\/|$)/.test(path)) return []
    const postQuery = route.index ? '?index' : ''
    const files = [entry.module, ...(entry.imports ?? []), ...scriptsOf(route)]
    const scripts = [...new Set(files)].map((file) => file.replace(/^\//, ''))
    return [{ path, routeId: route.id, hasAction: route.hasAction, postQuery, scripts }]
  })
}

interface Manifest {
  entry: Pick<ManifestRoute, 'module' | 'imports'>
  routes: Record<string, ManifestRoute>
}

/** Reads the manifest of routes that a page of the desk names. */
async function readManifest({ url }: { url: string }, cookie: string) {
  const page = await (
    await fetch(`${url}/desk`, { headers: { cookie, accept: 'text/html' } })
  ).text()
  const [, manifestPath] = /"(\/assets\/manifest-[^"]+\.js)"/.exec(page) ?? []
  if (!manifestPath) throw new Error('The page names no manifest.')
  const text = await (await fetch(url + manifestPath)).text()
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}
