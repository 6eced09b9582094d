import { data, Form, Link, redirect } from 'react-router'
import { historyPath, productEditPath } from '#app/desk/catalogue/catalogue-paths.ts'
import { findDoneChange } from '#app/desk/catalogue/done-change.server.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { DoneToast } from '#app/desk/shell/done-toast.tsx'
import { PageHead } from '#app/desk/shell/page-head.tsx'
import { requireRole } from '#app/staff/staff-context.ts'
import { undoChange } from '#app/stock/undo-change.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/history.route'
import { showHistory } from './shown-history.server.ts'
import type { ShownChange, UndoQuestion } from './shown-history.ts'

const noSuchProduct = 'There is no product with this number'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id, role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { searchParams } = url
  const asked = {
    before: readId(searchParams.get('before')),
    undo: readId(searchParams.get('undo')),
  }
  const history = await showHistory(db, Number(params.id), asked, role !== 'desk')
  if (!history) throw data(noSuchProduct, { status: 404 })
  return { history, done: await findDoneChange(db, searchParams.get('done'), id) }
}

/** Undoes a change; where somebody changed the same since, it asks first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const form = await request.formData()
  const change = readId(String(form.get('change') ?? ''))
  const id = Number(params.id)
  if (form.get('intent') !== 'undo' || change === undefined) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  const outcome = await undoChange(app, change, staffId, { anyway: form.get('anyway') === 'yes' })
  if ('later' in outcome) return redirect(`${historyPath(id)}?undo=${change}`, 303)
  if ('missing' in outcome) throw data('There is nothing to undo any more.', { status: 404 })
  if ('faults' in outcome) {
    const problem = `It can’t be undone as it is. ${Object.values(outcome.faults).join(' ')}`
    return data({ problem }, { status: 409 })
  }
  const made = 'saved' in outcome ? outcome.saved : 'moved' in outcome ? outcome.moved : undefined
  return redirect(historyPath(id) + (made ? `?done=${made.changeId}` : ''), 303)
}

/** What happened to a product: who, when, before, after, and a way back from each. */
export default function HistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { history, done } = loaderData
  const { id, name, changes, older, question } = history
  const { name: business } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`What happened to ${name} | Desk, ${business}`}</title>
      <PageHead title="What happened" back={{ to: productEditPath(id), label: name }} />
      {actionData?.problem && (
        <div className="notice" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {question && <Question id={id} question={question} />}
      <ol className="happened">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {changes.length === 0 && <p className="note">Nobody has changed it since it was loaded.</p>}
      {older !== undefined && (
        <nav className="pager" aria-label="Pages">
          <Link className="more" to={`${historyPath(id)}?before=${older}`}>
            Show what was before
          </Link>
        </nav>
      )}
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The history" />
}

function Change({ change }: { change: ShownChange }) {
  const { id, isUndone, mayUndo } = change
  return (
    <li className="happened-change">
      <Told change={change} />
      {isUndone && <p className="stone">Undone</p>}
      {mayUndo && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="change" value={id} />
          <button type="submit" className="more">
            <Icon name="undo" />
            Undo
            <span className="vh">
              {' '}
              what {change.who} did, {change.at}
            </span>
          </button>
        </Form>
      )}
    </li>
  )
}

function Told({ change: { who, how, at, fields } }: { change: ShownChange }) {
  return (
    <div>
      <p>
        <b>{who}</b> {how} <span className="stone">{at}</span>
      </p>
      <dl>
        {fields.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">
              {before && <del>{before}</del>}
              {after && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Others came after what is to be undone: it shows them, and asks. */
function Question({ id, question: { change, later } }: { id: number; question: UndoQuestion }) {
  return (
    <section className="conflict" aria-labelledby="h-later" role="alert">
      <h2 id="h-later">The same was changed again since</h2>
      {later.map((each) => (
        <Told key={each.id} change={each} />
      ))}
      <p>Undo what {change.who} did all the same? Then this is as it was before:</p>
      <dl>
        {change.fields.map(({ label, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{before}</dd>
          </div>
        ))}
      </dl>
      <div className="leave-ways">
        <Form method="post">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="change" value={change.id} />
          <input type="hidden" name="anyway" value="yes" />
          <button type="submit" className="btn">
            Undo it all the same
          </button>
        </Form>
        <Link className="btn btn-line" to={historyPath(id)}>
          Leave it as it is
        </Link>
      </div>
    </section>
  )
}

function readId(text: string | null) {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
