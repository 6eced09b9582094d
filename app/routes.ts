import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Routed } from '#main/addresses/address.ts'
import { calls } from '#main/addresses/calls.ts'
import { desk, deskAddresses, signIn } from '#main/addresses/desk.ts'
import { shopPages } from '#main/addresses/shop-pages.ts'

export default [
  layout('site/shell/shell.route.tsx', shopPages.map(routeTo)),
  ...signIn.map(routeTo),
  // Whatever stands in here is behind the guard of the desk's layout.
  route(desk.path.slice(1), desk.file, deskAddresses.map(routeTo)),
  ...calls.map(routeTo),
] satisfies RouteConfig

/** The route to an address; where its module serves several, the path is the route's id too. */
function routeTo({ path, file }: Routed, _: number, beside: readonly Routed[]) {
  const own = (beside === deskAddresses ? path.slice(desk.path.length) : path).slice(1)
  if (!own) return index(file)
  const isAlone = beside.filter((other) => other.file === file).length === 1
  return route(own, file, isAlone ? {} : { id: own })
}
