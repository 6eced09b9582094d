import { Link } from 'react-router'
import { DeskIcon } from '#app/desk/shell/desk-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChangeForm } from './change-form.tsx'
import { enquiryPath } from './enquiry-path.ts'
import { useEnquiryScreen } from './enquiry-screen.ts'
import { NewsStrip } from './news-strip.tsx'

/** What stands above the enquiry when two people are at it, or a change was not possible. */
export function Strips() {
  const { view, notDone } = useEnquiryScreen()
  return (
    <div aria-live="polite">
      {view.meanwhile && (
        <div className="notice">
          <DeskIcon name="person" />
          <p>
            <b>{view.meanwhile}</b> while you were writing. Yours is kept as well.
          </p>
        </div>
      )}
      {!notDone?.conflict && <NewsStrip />}
      {notDone?.conflict && <Conflict conflict={notDone.conflict} intent={notDone.intent} />}
      {notDone?.problem && !ownPlaces.includes(notDone.intent) && (
        <div className="failed" role="alert">
          <p>
            <Icon name="alert" />
            <b>{notDone.problem}</b>
          </p>
        </div>
      )}
    </div>
  )
}

/** Forms that say what is wrong at the field itself. */
const ownPlaces = ['note', 'save-text', 'correct-address']

/** Both values side by side; nothing is stored until somebody chooses. */
function Conflict({
  conflict: { who, theirs, yours, version, fields },
  intent,
}: {
  conflict: NonNullable<NonNullable<ReturnType<typeof useEnquiryScreen>['notDone']>['conflict']>
  intent: string
}) {
  const { reference } = useEnquiryScreen().view
  return (
    <div className="notice conflict" role="alert">
      <DeskIcon name="person" />
      <p>
        <b>{who}</b> while you were at it. Yours is kept here, and not stored yet.
      </p>
      <dl className="both">
        <div>
          <dt>Stored now</dt>
          <dd>{theirs}</dd>
        </div>
        <div>
          <dt>Yours</dt>
          <dd>{yours}</dd>
        </div>
      </dl>
      <div className="answers">
        <Link className="btn" to={enquiryPath(reference)} replace preventScrollReset>
          Keep what is stored
        </Link>
        <ChangeForm intent={intent} fields={{ ...fields, version }}>
          <button type="submit" className="btn btn-line">
            Store mine
          </button>
        </ChangeForm>
      </div>
    </div>
  )
}
