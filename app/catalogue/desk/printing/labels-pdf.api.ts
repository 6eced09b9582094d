import { redirect } from 'react-router'
import { labelsPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/labels-pdf.api'
import { answerPdf } from './answer-pdf.server.ts'
import { drawLabels } from './draw-labels.server.ts'
import { findLabelPlan } from './shown-labels.server.ts'

/** `GET /desk/catalogue/labels.pdf`: the plant labels that the form asks for; else back to the form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const { searchParams: params } = url
  params.delete('problem')
  const plan = await findLabelPlan(app, params, id)
  if (!plan) return redirect(`${labelsPath}?${params}`, 303)
  return answerPdf(app, () => drawLabels(app, plan), {
    name: 'plant-labels.pdf',
    path: labelsPath,
    params,
  })
}
