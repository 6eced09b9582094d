import type { Role } from '#app/staff/role.ts'

/** A route as the built site's manifest names it. */
interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasAction: boolean
  hasLoader: boolean
  hasDefaultExport: boolean
}

/** An address below the desk's, and its route. */
export interface DeskAddress {
  path: string
  routeId: string
  hasAction: boolean
  /** Where a form is posted to: of a layout's first page the path alone would mean the layout. */
  postQuery: string
}

/**
 * Who may see what, by route: a route that is not in here fails the walk past the guard, so that
 * nobody forgets to say so.
 */
export const rightsByRoute: Record<string, readonly Role[]> = {
  'desk/desk.route': ['owner', 'desk', 'catalogue'],
  'desk/enquiry/enquiry-changes.api': ['owner', 'desk'],
  'desk/enquiry/enquiry.route': ['owner', 'desk'],
  'desk/catalogue/list/catalogue.route': ['owner', 'desk', 'catalogue'],
  'desk/catalogue/editor/new-product.route': ['owner', 'catalogue'],
  'desk/catalogue/categories/categories.route': ['owner', 'desk', 'catalogue'],
  'desk/catalogue/categories/category-history.route': ['owner', 'desk', 'catalogue'],
  'desk/catalogue/deleted/deleted.route': ['owner', 'catalogue'],
  'desk/catalogue/editor/product.route': ['owner', 'desk', 'catalogue'],
  'desk/catalogue/history/history.route': ['owner', 'desk', 'catalogue'],
  'desk/insights/insights.route': ['owner', 'desk', 'catalogue'],
  'desk/account/account.route': ['owner', 'desk', 'catalogue'],
  'desk/account/new-passkey.api': ['owner', 'desk', 'catalogue'],
  'desk/notices/notices.route': ['owner', 'desk'],
  'desk/kept-inbox/kept-inbox.route': ['owner', 'desk'],
  'desk/settings/settings.route': ['owner', 'desk'],
  'desk/settings/texts/texts.route': ['owner'],
  'desk/settings/hours/hours.route': ['owner'],
  'desk/settings/changes/changes.route': ['owner'],
  'desk/settings/section.route': ['owner'],
  'desk/letters/letters.route': ['owner'],
  'desk/letters/letter.route': ['owner'],
  'desk/download/download.route': ['owner'],
  'desk/download/archive.api': ['owner'],
  'desk/staff/staff.route': ['owner'],
  'desk/staff/person.route': ['owner'],
  'desk/inbox/inbox.route': ['owner', 'desk'],
  'desk/catalogue/picture/picture.route': ['owner', 'catalogue'],
  'desk/people/people.route': ['owner'],
  'desk/import/start-import.route': ['owner', 'catalogue'],
  'desk/import/import.route': ['owner', 'catalogue'],
  'desk/import/progress.api': ['owner', 'catalogue'],
  // Each list has its own; of one that there is none of nobody hears more than that.
  'desk/import/export.api': ['owner', 'desk', 'catalogue'],
  'desk/waiting/store-change.api': ['owner', 'desk'],
  'desk/sign-out.route': ['owner', 'desk', 'catalogue'],
  'desk/news/news.api': ['owner', 'desk'],
  'desk/not-found.route': ['owner', 'desk', 'catalogue'],
}

/** Gives the ids of all routes of a running site to which something may be sent. */
export async function listWritingRoutes(site: { url: string }, cookie: string): Promise<string[]> {
  const routes = Object.values(await readRoutes(site, cookie))
  return routes.flatMap(({ id, hasAction }) => (hasAction ? [id] : []))
}

/**
 * Reads every address below the desk's out of a running site's manifest of routes, which a page
 * of the desk names. What is to be filled in is filled in with something.
 */
export async function listDeskAddresses(
  site: { url: string },
  cookie: string,
): Promise<DeskAddress[]> {
  const routes = await readRoutes(site, cookie)
  const pathOf = ({ path, parentId }: ManifestRoute): string => {
    const parent = parentId ? routes[parentId] : undefined
    return [parent && pathOf(parent), path].filter(Boolean).join('/')
  }
  return Object.values(routes).flatMap((route) => {
    const path = `/${pathOf(route)}`.replace(/:\w+\??/g, 'AN-7K2M9PQR').replace('*', 'no/such/page')
    if (!/^\/desk(\/|$)/.test(path)) return []
    const postQuery = route.index ? '?index' : ''
    return [{ path, routeId: route.id, hasAction: route.hasAction, postQuery }]
  })
}

/** Reads the manifest of routes that a page of the desk names. */
async function readRoutes({ url }: { url: string }, cookie: string) {
  const page = await (
    await fetch(`${url}/desk`, { headers: { cookie, accept: 'text/html' } })
  ).text()
  const [, manifestPath] = /"(\/assets\/manifest-[^"]+\.js)"/.exec(page) ?? []
  if (!manifestPath) throw new Error('The page names no manifest.')
  const text = await (await fetch(url + manifestPath)).text()
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, ManifestRoute>
  }
  return routes
}
