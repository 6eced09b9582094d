import { data } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { settingSectionPath } from '#app/paths/desk-paths.ts'
import { findSection } from '#app/settings/setting-fields.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/section.route'
import { answerSettingsForm, readDone } from './answer-settings-form.server.ts'
import { saveSection } from './change-settings.server.ts'
import { SettingsSection } from './settings-section.tsx'
import { showNoticeVersions, showSection, showSectionNote } from './show-section.server.ts'

function getSection(key: string) {
  const section = findSection(key)
  if (!section) throw data('There is no such part of the settings.', { status: 404 })
  return section
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const found = getSection(params.section)
  const app = context.get(appContext)
  const section = { ...found, note: await showSectionNote(app, found) }
  const shown = await showSection(app, section)
  const versions = section.key === 'privacy' ? await showNoticeVersions(app.db) : []
  return { section, shown, versions, done: readDone(url.searchParams) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const section = getSection(params.section)
  const path = settingSectionPath(section.key)
  const save = () => saveSection(app, section, form, staffId)
  return answerSettingsForm(app, form, { save, path, staffId })
}

/** One section of the settings, for the owner. */
export default function SectionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { section, shown, versions, done } = loaderData
  return (
    <SettingsFrame title={section.title}>
      <SettingsSection key={section.key} section={section} shown={shown} refused={actionData} />
      <NoticeVersions versions={versions} />
      <DoneToast done={actionData ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The settings" />
}

interface NoticeVersionsProps {
  versions: readonly { version: string; since: string; who: string; words: string }[]
}

/** Every wording of the privacy notice that an owner has made: enquiries name theirs. */
function NoticeVersions({ versions }: NoticeVersionsProps) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="h-versions">
      <h2 id="h-versions">Versions of the privacy policy</h2>
      <ul className="versions">
        {versions.map(({ version, since, who, words }) => (
          <li key={version}>
            <b>{version}</b>{' '}
            <small>
              {who}, {since}
            </small>
            <p dir="auto">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
