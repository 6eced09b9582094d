import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Routed } from '#main/addresses/address.ts'
import { desk } from '#main/addresses/desk.ts'
import { routed } from '#main/addresses.ts'

export default [
  layout('site/shell/shell.route.tsx', routed.inShop.map(routeTo)),
  ...routed.alone.map(routeTo),
  // Whatever stands in here is behind the guard of the desk's layout.
  route(desk.path.slice(1), desk.file, routed.inDesk.map(routeTo)),
] satisfies RouteConfig

/** The route to an address; where its module serves several, the path is the route's id too. */
function routeTo({ path, file }: Routed, _: number, beside: readonly Routed[]) {
  const own = (beside === routed.inDesk ? path.slice(desk.path.length) : path).slice(1)
  if (!own) return index(file)
  const isAlone = beside.filter((other) => other.file === file).length === 1
  return route(own, file, isAlone ? {} : { id: own })
}
