import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { ShownChange, ShownChanges, UndoQuestion } from './shown-history.ts'

/** What happened, newest first, with a way back from each; `path` is the page's own address. */
export function Happened({ path, history }: { path: string; history: ShownChanges }) {
  const { changes, older, question } = history
  return (
    <>
      {question && <Question path={path} question={question} />}
      <ol className="happened">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {changes.length === 0 && <p className="note">Nobody has changed it since it was loaded.</p>}
      {older !== undefined && (
        <nav className="pager" aria-label="Pages">
          <Link className="more" to={`${path}?before=${older}`}>
            Show what was before
          </Link>
        </nav>
      )}
    </>
  )
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
        <b>{who}</b> {how} <span className="stone whole">{at}</span>
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

interface QuestionProps {
  path: string
  question: UndoQuestion
}

/** Others came after what is to be undone: it shows them, and asks. */
function Question({ path, question: { change, later } }: QuestionProps) {
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
        <Link className="btn btn-line" to={path}>
          Leave it as it is
        </Link>
      </div>
    </section>
  )
}
