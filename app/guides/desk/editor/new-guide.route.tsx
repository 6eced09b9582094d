import { data, redirect } from 'react-router'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { deskGuidesPath, guideEditPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/new-guide.route'
import { GuideForm } from './guide-form.tsx'
import { answerGuideForm } from './save-guide-form.server.ts'
import { openGuide } from './shown-guide.server.ts'
import { unlessPreview } from './unless-preview.ts'

export const handle = { floor: true, leaves: true }

export const shouldRevalidate = unlessPreview

export async function loader({ context }: Route.LoaderArgs) {
  const { name } = requireRole(context, 'owner', 'desk', 'catalogue')
  const guide = await openGuide(context.get(appContext), undefined, name)
  if (!guide) throw new Error('A new guide could not be opened')
  return { guide }
}

/** Begins a guide, and leads on to where its pictures are added and it is translated. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'desk', 'catalogue')
  const form = await readDeskForm(request)
  const outcome = await answerGuideForm(context.get(appContext), undefined, form, id)
  if ('saved' in outcome) {
    const { id: guide, changeId } = outcome.saved
    return redirect(`${guideEditPath(guide)}?done=${changeId ?? 0}`, 303)
  }
  if ('missing' in outcome) throw data('This guide is gone.', { status: 404 })
  return data({ notSaved: outcome.notSaved }, { status: outcome.status })
}

/** A guide that is begun: its title and text; pictures and languages come once it is saved. */
export default function NewGuideRoute({ loaderData: { guide }, actionData }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`New guide | Desk, ${name}`}</title>
      <PageHead title="New guide" back={{ to: deskGuidesPath, label: 'Guides' }} />
      <GuideForm guide={guide} notSaved={actionData?.notSaved} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The new guide" />
}
