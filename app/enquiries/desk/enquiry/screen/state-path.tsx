import { useRef, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { StateMark } from '#app/desk/parts/state-mark.tsx'
import { ShortcutKey, useShortcut } from '#app/desk/shell/shortcut.tsx'
import {
  type EnquiryState,
  enquiryStates,
  isEnquiryState,
  lostReasons,
  lostReasonWords,
  stateTable,
  stateWords,
} from '#app/enquiries/answering/enquiry-state.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { ChangeForm } from './change-form.tsx'

/**
 * The state as radios, drawn as a path. A tap saves at once; arrow keys only walk, and Enter or
 * the button saves, or walking to Won would write down everything on the way.
 */
export function StatePath() {
  const { view } = useEnquiryScreen()
  const shortcut = useShortcut()
  const form = useRef<HTMLFormElement>(null)
  const walks = useRef(false)
  const [picked, setPicked] = useState<EnquiryState>()
  const { sent, isBusy } = usePendingState()
  const shown = sent ?? picked ?? view.state

  const pick = (state: EnquiryState) => {
    setPicked(state)
    if (walks.current || (state === view.state && !isBusy)) return
    // The radio is checked only when React has drawn it, so the form is told by hand.
    const radio = form.current?.querySelector<HTMLInputElement>(`[value="${state}"]`)
    if (radio) radio.checked = true
    form.current?.requestSubmit()
  }

  return (
    <ChangeForm
      intent="state"
      ref={form}
      isDone={(sent) => sent.get('state') === view.state}
      onSent={() => setPicked(undefined)}
    >
      <fieldset
        className="path"
        onKeyDown={({ key }) => {
          walks.current = key.startsWith('Arrow')
        }}
        onPointerDown={() => {
          walks.current = false
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) walks.current = false
        }}
      >
        <legend className="vh">State</legend>
        {enquiryStates.map((state, place) => (
          <label key={state} className={stateTable[state].isOffPath ? 'step off-path' : 'step'}>
            <input
              type="radio"
              name="state"
              value={state}
              checked={shown === state}
              onChange={() => pick(state)}
              {...shortcut(String(place + 1))}
            />
            <span>
              <StateMark state={state} />
              {stateWords[state]} <ShortcutKey>{place + 1}</ShortcutKey>
            </span>
          </label>
        ))}
      </fieldset>
      {picked && picked !== view.state && !isBusy && (
        <button type="submit" className="btn path-save">
          Save as {stateWords[picked].toLowerCase()}
        </button>
      )}
      <noscript>
        <button type="submit" className="btn path-save">
          Save the state
        </button>
      </noscript>
    </ChangeForm>
  )
}

/** Why it was lost: asked once, skipped with a tap, said later where it was skipped. */
export function LostReasonQuestion() {
  const { view } = useEnquiryScreen()
  if (view.state !== 'lost' || view.erased) return null
  const asksNow = view.done?.asks === 'lost-reason'
  const said = view.lostReason && lostReasonWords[view.lostReason]
  return (
    <details className="lost-why" open={asksNow} key={asksNow ? 'asked' : 'later'}>
      <summary className="more">
        {said ? `Lost because: ${said.toLowerCase()}` : 'Why was it lost?'}
      </summary>
      <ChangeForm intent="state" fields={{ state: 'lost' }} className="answers">
        {lostReasons
          .filter((reason) => reason !== view.lostReason)
          .map((reason) => (
            <button
              type="submit"
              key={reason}
              className="btn btn-line"
              name="lostReason"
              value={reason}
            >
              {lostReasonWords[reason]}
            </button>
          ))}
        {asksNow && (
          <Link className="more" to={enquiryPath(view.reference)} replace preventScrollReset>
            Skip
          </Link>
        )}
      </ChangeForm>
    </details>
  )
}

/** The state that is on its way, and whether any change is. */
function usePendingState() {
  const { formData, formMethod } = useNavigation()
  const state = formData?.get('intent') === 'state' ? String(formData.get('state')) : ''
  return { sent: isEnquiryState(state) ? state : undefined, isBusy: formMethod === 'POST' }
}
