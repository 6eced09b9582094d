import { useMemo, useRef } from 'react'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { StateMark } from '#app/desk/parts/state-mark.tsx'
import { useShortcut } from '#app/desk/shell/shortcut.tsx'
import { isEnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import { emptyOf } from '#app/enquiries/desk/enquiry/empty-of.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import type { LogLine } from '#app/enquiries/desk/enquiry/enquiry-view.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { ChangeForm } from './change-form.tsx'
import { MendDelivery } from './deliveries.tsx'

/** Notes can be written here, and everything that happened stands below, the newest first. */
export function WhatHappened() {
  const { days, erased } = useEnquiryScreen().view
  return (
    <section className="enquiry-log" aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      {!erased && <NoteForm />}
      {days.map(({ heading, lines }, place) => (
        <div key={heading}>
          <h3 className={place === 0 && heading === 'Today' ? 'vh' : 'log-day'}>{heading}</h3>
          <ol className="log-events">
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** Ctrl+Enter sends. The id lets a note that is sent twice stand once. */
function NoteForm() {
  const { view, notDone, held } = useEnquiryScreen()
  // What waits on this phone has the page's own id: the next is another note.
  const submission = useMemo(() => (held === 0 ? view.noteId : newId()), [held, view.noteId])
  const refused = notDone?.intent === 'note' ? notDone : undefined
  const field = useRef<HTMLTextAreaElement>(null)
  const shortcut = useShortcut()
  return (
    <ChangeForm
      intent="note"
      fields={{ submission }}
      className="note-form"
      onTaken={(sent) => emptyOf(field.current, sent)}
    >
      <label className="vh" htmlFor="note">
        Write a note. Only staff see it.
      </label>
      <textarea
        ref={field}
        id="note"
        name="text"
        rows={2}
        placeholder="Write a note. Only staff see it."
        defaultValue={refused?.typed.text}
        {...shortcut('n')}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? 'note-refused' : undefined}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
        }}
      />
      <button type="submit" className="btn btn-line">
        Add note
      </button>
      {refused && (
        <p className="err" id="note-refused">
          {refused.problem}
        </p>
      )}
    </ChangeForm>
  )
}

function Line({ line }: { line: LogLine }) {
  const { icon, who, words, time, at, bad, note, message, undo } = line
  return (
    <li className={bad ? 'event bad' : 'event'}>
      <EventSign icon={icon} />
      <div>
        <p>
          {who && <b>{who}</b>} {words}
        </p>
        {note && <Note note={note} />}
        {message && <MendDelivery message={message} />}
        {undo && (
          <ChangeForm intent="undo" fields={{ event: undo }} className="event-do">
            <button type="submit" className="more" data-key="z">
              Undo
            </button>
          </ChangeForm>
        )}
      </div>
      <time dateTime={at}>{time}</time>
    </li>
  )
}

function Note({ note: { id, text, struck, canStrike } }: { note: NonNullable<LogLine['note']> }) {
  return (
    <>
      <p className="note-text">{struck ? <s>{text}</s> : text}</p>
      {struck && <small className="stone">{struck}</small>}
      {canStrike && (
        <ChangeForm intent="strike-note" fields={{ note: id }} className="event-do">
          <button type="submit" className="more">
            Strike it out
          </button>
        </ChangeForm>
      )}
    </>
  )
}

function EventSign({ icon }: { icon: LogLine['icon'] }) {
  if (isEnquiryState(icon)) return <StateMark state={icon} />
  return icon === 'eye' || icon === 'person' ? <DeskIcon name={icon} /> : <Icon name={icon} />
}
