import { findImport } from '#app/catalogue/sheets/imports.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/progress.api'
import { viewProgress } from './import-view.server.ts'

/** `GET /desk/import/:id/progress`: how far it is, or that it is at another step. */
export async function loader({ params, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  const kept = await findImport(context.get(appContext).db, params.id)
  if (!kept) return Response.json({ step: 'other' }, { status: 404 })
  const isAtWork = kept.state === 'applying' || kept.state === 'undoing'
  return Response.json(isAtWork ? viewProgress(kept, new Date()) : { step: 'other' })
}
