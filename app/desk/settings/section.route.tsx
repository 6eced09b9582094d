import { data } from 'react-router'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { DoneToast } from '#app/desk/shell/done-toast.tsx'
import { findSection } from '#app/settings/setting-fields.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/section.route'
import { answerSettingsForm, readDone } from './answer-settings-form.server.ts'
import { saveSection } from './change-settings.server.ts'
import { NoticeVersions } from './notice-versions.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { settingSectionPath } from './settings-paths.ts'
import { SettingsSection } from './settings-section.tsx'
import { showNoticeVersions } from './show-notice-versions.server.ts'
import { showSection } from './show-section.server.ts'

function getSection(key: string) {
  const section = findSection(key)
  if (!section) throw data('There is no such part of the settings.', { status: 404 })
  return section
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const section = getSection(params.section)
  const app = context.get(appContext)
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
