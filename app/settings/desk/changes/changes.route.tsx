import { Form, Link } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { settingsChangesPath } from '#app/paths/desk-paths.ts'
import { answerSettingsForm, readDone } from '#app/settings/desk/answer-settings-form.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/changes.route'
import { type ShownSettingChange, showSettingsChanges } from './shown-changes.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const before = /^\d{1,9}$/.exec(url.searchParams.get('before') ?? '')?.[0]
  const { db } = context.get(appContext)
  const shown = await showSettingsChanges(db, before === undefined ? undefined : Number(before))
  return { ...shown, done: readDone(url.searchParams) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const form = await readDeskForm(request)
  return answerSettingsForm(context.get(appContext), form, { path: settingsChangesPath, staffId })
}

/** Who set what to what, and a way back from each. */
export default function SettingsChangesRoute({ loaderData }: Route.ComponentProps) {
  const { changes, older, done } = loaderData
  return (
    <SettingsFrame title="Changes">
      <section aria-labelledby="h-changes">
        <h2 id="h-changes">Changes</h2>
        <ol className="happened">
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
        {changes.length === 0 && <p className="note">Nobody has changed anything yet.</p>}
        {older !== undefined && older > 1 && (
          <nav className="pager" aria-label="Pages">
            <Link className="more" to={`${settingsChangesPath}?before=${older}`}>
              Show what was before
            </Link>
          </nav>
        )}
      </section>
      <DoneToast done={done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The changes" />
}

function Change({ change }: { change: ShownSettingChange }) {
  const { id, who, when, label, before, after, mayUndo, isUndo } = change
  return (
    <li className="happened-change">
      <div>
        <p>
          <b>{who}</b> {isUndo ? 'took back' : 'changed'} this{' '}
          <span className="stone whole">{when}</span>
        </p>
        <dl>
          <div>
            <dt>{label}</dt>
            <dd dir="auto">
              <del>{before}</del>
              <ins>{after}</ins>
            </dd>
          </div>
        </dl>
      </div>
      {mayUndo && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="changes" value={id} />
          <button type="submit" className="more">
            <Icon name="undo" />
            Undo
            <span className="vh"> the change of {label}</span>
          </button>
        </Form>
      )}
    </li>
  )
}
