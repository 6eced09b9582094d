import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { hoursPath } from '#app/paths/desk-paths.ts'
import { answerSettingsForm, readDone } from '#app/settings/desk/answer-settings-form.server.ts'
import { ChangedForm } from '#app/settings/desk/changed-form.tsx'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/hours.route'
import { HoursFields } from './hours-fields.tsx'
import { saveHours, showHours } from './save-hours.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const { db } = context.get(appContext)
  return { ...(await showHours(db)), done: readDone(url.searchParams) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const save = () => saveHours(app, form, staffId)
  return answerSettingsForm(app, form, { save, path: hoursPath, staffId })
}

/** When somebody is there to answer, and how soon. */
export default function HoursRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, stored, done } = loaderData
  return (
    <SettingsFrame title="Hours">
      <section aria-labelledby="h-hours">
        <h2 id="h-hours">Hours</h2>
        <p className="note">
          They stand on the contact page. Outside them the waiting clock stops, and visitors are
          told when to expect an answer.
        </p>
        <ChangedForm stored={stored} refused={actionData}>
          <HoursFields
            settings={settings}
            errors={actionData?.errors ?? {}}
            typed={actionData?.typed}
          />
        </ChangedForm>
      </section>
      <DoneToast done={actionData ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The hours" />
}
