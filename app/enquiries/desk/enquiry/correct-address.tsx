import { useRef } from 'react'
import { useEnquiryScreen } from './enquiry-screen.ts'
import { ChangeForm } from './screen/change-form.tsx'

/** The id of the field in which the address is put right; a link to it opens what it stands in. */
export const addressFieldId = 'right-address'

/** Puts a wrong e-mail address right. One that looks like a slip of the pen is asked about. */
export function CorrectAddress() {
  const { view, notDone } = useEnquiryScreen()
  const { visitor } = view
  const refused = notDone?.intent === 'correct-address' ? notDone : undefined
  const typed = refused?.typed.email
  const wrong = refused?.problem
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details className="correct" open={refused !== undefined} ref={details}>
      <summary className="more">Correct the address</summary>
      {refused?.asked && typed && (
        <div className="answers">
          <ChangeForm intent="correct-address" fields={{ email: refused.asked }}>
            <button type="submit" className="btn">
              It is {refused.asked}
            </button>
          </ChangeForm>
          <ChangeForm intent="correct-address" fields={{ email: typed, sure: 'yes' }}>
            <button type="submit" className="btn btn-line">
              It is {typed}, as written
            </button>
          </ChangeForm>
        </div>
      )}
      <ChangeForm
        intent="correct-address"
        className="form"
        onTaken={() => {
          if (details.current) details.current.open = false
        }}
      >
        <div className={wrong ? 'field bad' : 'field'}>
          <label htmlFor={addressFieldId}>The right address</label>
          <input
            id={addressFieldId}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed ?? visitor.likelyEmail ?? visitor.email}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'wrong-address' : undefined}
          />
          {wrong && (
            <p className="err" id="wrong-address">
              {wrong}
            </p>
          )}
        </div>
        <p className="stone">What has not arrived goes to it at once. There is no undo for that.</p>
        <button type="submit" className="btn">
          Save and send again
        </button>
      </ChangeForm>
    </details>
  )
}
