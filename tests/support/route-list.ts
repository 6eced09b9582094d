import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** A route that answers at a path of its own: not a layout's. */
interface ListedRoute {
  /** As the built site's manifest names it. */
  id: string
  path: string
  file: string
}

/** Lists the routes of the site with their whole paths. */
export function listRoutes(
  entries: readonly RouteConfigEntry[] = routes,
  above = '',
): ListedRoute[] {
  return entries.flatMap(({ id, path, index, file, children }) => {
    const whole = path ? `${above}/${path}` : above
    const own = { id: id ?? file.replace(/\.tsx?$/, ''), path: whole || '/', file }
    return [...(path || index ? [own] : []), ...listRoutes(children ?? [], whole)]
  })
}
