import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { useNews } from '#app/desk/news/use-news.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import type { loader } from '#app/enquiries/desk/enquiry/enquiry-changes.api.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { enquiryChangesPath, enquiryPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { ChangeForm } from './change-form.tsx'

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

/**
 * While the enquiry is open and somebody else changes it: a line that says so and offers to show
 * it. Nothing moves by itself, and what is typed stays.
 */
function NewsStrip() {
  const { reference, seen } = useEnquiryScreen().view
  const times = useNews().changed.get(reference) ?? 0
  const { data: change, load } = useFetcher<typeof loader>()
  useEffect(() => {
    if (times > 0) void load(`${enquiryChangesPath(reference)}?seen=${seen}`)
  }, [times, reference, seen, load])
  // What was fetched for an older page is shown on it already.
  if (!change || change.event <= seen) return null
  return (
    <div className="notice">
      <DeskIcon name="person" />
      <p>
        <b>{change.words}.</b>{' '}
        <Link className="more" to={enquiryPath(reference)} replace preventScrollReset>
          Show it
        </Link>
      </p>
    </div>
  )
}

/** Why the site has set it aside, and the way out of it. */
export function SetAside() {
  const { quarantined } = useEnquiryScreen().view
  if (!quarantined) return null
  return (
    <section className="notice" aria-label="Set aside">
      <p>
        <b>The site set this aside as suspicious.</b> {quarantined} Nothing was sent to anybody.
      </p>
      <ChangeForm intent="release">
        <button type="submit" className="btn">
          It is a real enquiry: send its e-mails
        </button>
      </ChangeForm>
    </section>
  )
}
