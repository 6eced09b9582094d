import { Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import '#app/styles.css'
import type { loader as rootLoader } from '#app/root.tsx'
import { useDocument } from '#app/site/document.ts'
import { ErrorPage } from '#app/site/error-page.tsx'
import { guardDesk } from '#app/staff/guard.server.ts'
import { staffContext } from '#app/staff/staff-context.ts'
import type { Route } from './+types/desk.route'
import './desk.css'

/** The only documents that the browser brings to life as a whole. */
export const handle = { hydrated: true }

export const middleware: Route.MiddlewareFunction[] = [guardDesk]

/** Who is signed in. With it the browser asks the server, and so the guard, at every step. */
export function loader({ context }: Route.LoaderArgs) {
  const { id, name, role } = context.get(staffContext)
  return { staff: { id, name, role } }
}

export default function DeskRoute() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  const { requestId } = useDocument()
  return (
    <>
      <main id="main">
        <ErrorPage error={error} business={business} requestId={requestId} />
      </main>
      <Scripts />
    </>
  )
}
