import { useId, useRef, useState } from 'react'
import { StateWord } from '#app/desk/parts/state-mark.tsx'
import type { WaitingIntent } from '#app/desk/waiting/waiting-change.ts'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'
import { longestNote } from '#app/enquiries/answering/changes/enquiry-change.ts'
import {
  type EnquiryState,
  enquiryStates,
  isEnquiryState,
  lostReasons,
  lostReasonWords,
  stateWords,
} from '#app/enquiries/answering/enquiry-state.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { withoutTaken } from '#app/ui/forms/without-taken.ts'

interface KeptRowProps {
  row: {
    reference: string
    version: number
    state: EnquiryState
    name: string
    asked: string
    matters?: string | undefined
    stands: string
  }
}

/** An enquiry as it was, as it will be once what waits is stored, and what can be done meanwhile. */
export function KeptRow({ row }: KeptRowProps) {
  const { changes } = useWaiting()
  const own = changes.filter(({ reference }) => reference === row.reference)
  const wanted = own.findLast(({ form }) => form.intent === 'state')?.form.state ?? ''
  const state = isEnquiryState(wanted) ? wanted : row.state
  return (
    <li>
      <span className="kept-standing">
        <StateWord state={state} />
        {own.length > 0 && <span className="waits">waits</span>}
      </span>
      <span className="kept-name">
        <b dir="auto">{row.name}</b>
        <small>{row.reference}</small>
      </span>
      <span>
        {row.asked || 'No product named'}
        {row.matters && <small>{row.matters}</small>}
      </span>
      <small>{row.stands}</small>
      <details className="kept-do needs-script">
        <summary className="more">Note or state</summary>
        <Write row={row} state={state} />
      </details>
    </li>
  )
}

/** Writes what is to be stored once there is a network: a note, or another state. */
function Write({ row, state }: KeptRowProps & { state: EnquiryState }) {
  const { watched } = useWaiting()
  const [text, setText] = useState('')
  const [next, setNext] = useState<EnquiryState | ''>('')
  const [isFull, setFull] = useState(false)
  const taking = useRef(new Set<string>())
  const id = useId()
  const { reference, name, version } = row

  /** Holds one, then calls `taken`: until it is stored, its field says what it said. */
  async function keep(intent: WaitingIntent, fields: Record<string, string>, taken: () => void) {
    const what = JSON.stringify(fields)
    // Pressed twice.
    if (taking.current.has(what)) return
    taking.current.add(what)
    const form = { intent, version: String(version), submission: newId(), ...fields }
    try {
      if (!watched) throw new Error('Nothing can be held here.')
      await watched.hold({ reference, name, was: state, form })
      setFull(false)
      taken()
    } catch {
      setFull(true)
    } finally {
      taking.current.delete(what)
    }
  }

  return (
    <>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!text.trim()) return
          void keep('note', { text }, () => setText((now) => withoutTaken(now, text)))
        }}
      >
        <label className="vh" htmlFor={`${id}note`}>
          A note about {name}
        </label>
        <textarea
          id={`${id}note`}
          rows={2}
          maxLength={longestNote}
          placeholder="Write a note. Only staff see it."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-line">
          Add note
        </button>
      </form>
      <form
        className="kept-state"
        onSubmit={(event) => {
          event.preventDefault()
          const why = String(new FormData(event.currentTarget).get('lostReason') ?? '')
          if (!next) return
          const fields = { state: next, ...(why && { lostReason: why }) }
          void keep('state', fields, () => setNext((now) => (now === next ? '' : now)))
        }}
      >
        <div className="field">
          <label htmlFor={`${id}state`}>State of {name}</label>
          <select
            id={`${id}state`}
            value={next}
            onChange={({ target }) => setNext(isEnquiryState(target.value) ? target.value : '')}
          >
            <option value="">{stateWords[state]}, as it is</option>
            {enquiryStates
              .filter((one) => one !== state)
              .map((one) => (
                <option key={one} value={one}>
                  {stateWords[one]}
                </option>
              ))}
          </select>
        </div>
        {next === 'lost' && (
          <div className="field">
            <label htmlFor={`${id}why`}>Why? It can be left out</label>
            <select id={`${id}why`} name="lostReason">
              <option value="">Not said</option>
              {lostReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {lostReasonWords[reason]}
                </option>
              ))}
            </select>
          </div>
        )}
        {next && (
          <button type="submit" className="btn btn-line">
            Change to {stateWords[next].toLowerCase()}
          </button>
        )}
      </form>
      {isFull && (
        <p className="err" role="alert">
          This phone has no room for it: it is not kept here.
        </p>
      )}
    </>
  )
}
