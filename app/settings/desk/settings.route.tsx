import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { settingsPath } from '#app/paths/desk-paths.ts'
import { businessSection } from '#app/settings/setting-fields.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Config } from '#server/config.ts'
import type { Route } from './+types/settings.route'
import { answerSettingsForm, readDone } from './answer-settings-form.server.ts'
import { canBackUp, findStanding } from './backup/make-backup.server.ts'
import { saveSection } from './change-settings.server.ts'
import { describeHealth } from './health/health-lines.ts'
import { HealthSection } from './health/health-section.tsx'
import { readHealth } from './health/read-health.server.ts'
import { findTestStanding } from './health/test-email.server.ts'
import { SettingsSection } from './settings-section.tsx'
import { showSection } from './show-section.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const now = new Date()
  const health = await readHealth(app, now)
  const testId = url.searchParams.get('test')
  return {
    isOwner: role === 'owner',
    lines: describeHealth(health, now),
    lost: health.lost,
    hasMailServer: health.hasMailServer,
    backup: role === 'owner' ? showBackup(app.config) : undefined,
    test: testId === null ? undefined : await findTestStanding(app, testId),
    shown: role === 'owner' ? await showSection(app, businessSection) : undefined,
    done: readDone(url.searchParams),
  }
}

function showBackup(config: Config) {
  return { canMake: canBackUp(config), standing: findStanding(config) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const save = () => saveSection(app, businessSection, form, staffId)
  return answerSettingsForm(app, form, { save, path: settingsPath, staffId })
}

/** How delivery does, for everybody who answers; and the business's details, for the owner. */
export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, lines, lost, hasMailServer, backup, test, shown, done } = loaderData
  const needed = lines.filter(({ isBad }) => isBad).length
  return (
    <SettingsFrame title="Settings" needed={needed} healthOnly={!isOwner}>
      <HealthSection
        lines={lines}
        lost={lost}
        test={test}
        maySend={isOwner && hasMailServer}
        backup={backup}
      />
      {shown && <SettingsSection section={businessSection} shown={shown} refused={actionData} />}
      <DoneToast done={actionData ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The settings" />
}
