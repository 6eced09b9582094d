import { Link, useRouteLoaderData } from 'react-router'
import type { Role } from '#app/staff/role.ts'
import { deskTabs, homeOf } from './desk-tabs.ts'

/** The way on from what is not at the desk: to the part that this person comes to first. */
export function WayHome() {
  const desk = useRouteLoaderData<{ staff: { role: Role } }>('desk.route')
  const home = homeOf(desk?.staff.role ?? 'owner')
  const tab = deskTabs.find(({ to }) => to === home)
  return (
    <Link className="btn" to={home}>
      Go to the {tab?.label.toLowerCase()}
    </Link>
  )
}
