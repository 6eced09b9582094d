import { answerSettingsForm, readDone } from '#app/desk/settings/answer-settings-form.server.ts'
import {
  changeSettings,
  describeConflicts,
  readSeen,
} from '#app/desk/settings/change-settings.server.ts'
import { ChangedForm } from '#app/desk/settings/changed-form.tsx'
import { SettingsFrame } from '#app/desk/settings/settings-frame.tsx'
import { textsPath } from '#app/desk/settings/settings-paths.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { DoneToast } from '#app/desk/shell/done-toast.tsx'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { listTeamTexts, teamTextsName } from '#app/enquiries/answering/ready-texts.server.ts'
import { readStoredValues } from '#app/settings/setting-texts.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/texts.route'
import { TextsFields } from './texts-fields.tsx'
import { readTextsForm } from './texts-form.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const { db } = context.get(appContext)
  const { hours } = await readDeskSettings(db)
  return {
    texts: await listTeamTexts(db),
    hours: hoursWords(hours),
    stored: await readStoredValues(db, [teamTextsName]),
    done: readDone(url.searchParams),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  async function save() {
    const { texts, errors } = readTextsForm(form)
    const seen = readSeen(form, [teamTextsName])
    if (Object.keys(errors).length > 0) return { typed: texts, errors, conflicts: [], seen }
    const was = seen[teamTextsName] ?? null
    const edits = [{ name: teamTextsName, value: JSON.stringify(texts), was }]
    const saved = await changeSettings(app, edits, staffId)
    if ('changes' in saved) return saved
    return { typed: texts, errors, ...(await describeConflicts(app, edits, saved)) }
  }
  return answerSettingsForm(app, form, { save, path: textsPath, staffId })
}

/** The texts with which everybody may begin an answer, each with what it becomes. */
export default function TextsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, hours, stored, done } = loaderData
  return (
    <SettingsFrame title="Messages">
      <section aria-labelledby="h-texts">
        <h2 id="h-texts">Messages</h2>
        <p className="note">
          Everybody may begin an answer with them. {'{name}'}, {'{plants}'}, {'{reference}'} and{' '}
          {'{hours}'} are filled in. Empty the name and the words of one to leave it out.
        </p>
        <ChangedForm stored={stored} refused={actionData}>
          <TextsFields
            texts={actionData?.typed ?? texts}
            hours={hours}
            errors={actionData?.errors ?? {}}
          />
        </ChangedForm>
      </section>
      <DoneToast done={actionData ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The messages" />
}
