import { Outlet, Scripts, ScrollRestoration } from 'react-router'
import { guardDesk } from '#app/staff/guard.server.ts'
import { staffContext } from '#app/staff/staff-context.ts'
import type { Route } from './+types/desk.route'
import { DeskError } from './shell/desk-error.tsx'
import { deskPictures } from './shell/desk-pictures.server.ts'
import { DeskShell } from './shell/desk-shell.tsx'
import './desk.css'

/** The only documents that the browser brings to life as a whole. */
export const handle = { hydrated: true }

export const middleware: Route.MiddlewareFunction[] = [guardDesk]

/** Who is signed in. With it the browser asks the server, and so the guard, at every step. */
export function loader({ context }: Route.LoaderArgs) {
  const { id, name, role } = context.get(staffContext)
  return { staff: { id, name, role }, plant: deskPictures.plant }
}

export default function DeskRoute({ loaderData }: Route.ComponentProps) {
  const { staff, plant } = loaderData
  return (
    <>
      <DeskShell staff={staff} waiting={undefined} plant={plant}>
        <Outlet />
      </DeskShell>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <div className="desk">
        <DeskError error={error} what="The desk" />
      </div>
      <Scripts />
    </>
  )
}
