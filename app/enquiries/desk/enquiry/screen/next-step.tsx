import { useRef, useState } from 'react'
import { ShortcutKey, useShortcut } from '#app/desk/shell/shortcut.tsx'
import { longestStep } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { ChangeForm } from './change-form.tsx'

const anotherTime = 'at'

/**
 * What comes next: a sentence, a reminder and a person. A choice saves at once, the sentence with
 * its button. What was shown is sent along, so that only what was changed is changed.
 */
export function NextStep() {
  const { view, notDone } = useEnquiryScreen()
  const { plan } = view
  const shortcut = useShortcut()
  const typed = notDone?.intent === 'plan' ? notDone.typed : undefined
  const [draft, setDraft] = useState<string>()
  // What is chosen in the field, '' at first; undefined while none is shown.
  const [otherTime, setOtherTime] = useState(typed?.remind === anotherTime ? '' : undefined)
  return (
    <section className="next-step" aria-labelledby="next-step">
      <h2 id="next-step">Next step</h2>
      <PlanForm
        // Another plan brings other words and choices; a sentence that is being written stays.
        key={`${plan.text} ${plan.reminder.value} ${plan.withId} ${plan.turn}`}
        text={draft ?? typed?.text ?? plan.text}
        remind={otherTime === undefined ? plan.reminder.value : anotherTime}
        setDraft={setDraft}
        otherTime={otherTime}
        setOtherTime={setOtherTime}
      />
      {!plan.mine && (
        <ChangeForm intent="take">
          <button type="submit" className="more" {...shortcut('a')}>
            Take it myself <ShortcutKey>A</ShortcutKey>
          </button>
        </ChangeForm>
      )}
    </section>
  )
}

interface PlanFormProps {
  text: string
  remind: string
  setDraft: (text: string | undefined) => void
  otherTime: string | undefined
  setOtherTime: (time: string | undefined) => void
}

function PlanForm({ text, remind, setDraft, otherTime, setOtherTime }: PlanFormProps) {
  const { plan, turn, firstName } = useEnquiryScreen().view
  const form = useRef<HTMLFormElement>(null)
  const save = () => form.current?.requestSubmit()
  return (
    <ChangeForm
      intent="plan"
      ref={form}
      onSent={() => setDraft(undefined)}
      onTaken={(sent) => sent.get('remind') === anotherTime && setOtherTime(undefined)}
      fields={{
        'text-before': plan.text,
        'remind-before': plan.reminder.value,
        'with-before': plan.withId ?? '',
        'turn-before': plan.turn ?? '',
      }}
    >
      <label className="vh" htmlFor="step-text">
        What comes next
      </label>
      <textarea
        id="step-text"
        className="step-text"
        name="text"
        rows={2}
        maxLength={longestStep}
        defaultValue={text}
        placeholder="What comes next?"
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) save()
        }}
      />
      {text !== plan.text && (
        <button type="submit" className="btn">
          Save the next step
        </button>
      )}
      <div className="two">
        {plan.turn && (
          <div className="field">
            <label htmlFor="whose-turn">Whose turn</label>
            <select id="whose-turn" name="turn" defaultValue={plan.turn} onChange={save}>
              <option value="ours">Ours: we do it</option>
              <option value="theirs">{firstName}’s: we wait</option>
            </select>
          </div>
        )}
        {turn !== 'closed' && (
          <div className="field">
            <label htmlFor="remind">Remind</label>
            <select
              id="remind"
              name="remind"
              defaultValue={remind}
              onChange={({ target }) => {
                setOtherTime(target.value === anotherTime ? '' : undefined)
                if (target.value !== anotherTime) save()
              }}
            >
              {plan.choices.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
              <option value={anotherTime}>At another time…</option>
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="with">With</label>
          <select id="with" name="with" defaultValue={plan.withId ?? ''} onChange={save}>
            <option value="">Nobody</option>
            {plan.colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      {otherTime !== undefined && (
        <div className="another-time">
          <RemindAt time={otherTime} onChange={setOtherTime} />
          <button type="submit" className="btn">
            Set the reminder
          </button>
        </div>
      )}
      <noscript>
        {turn !== 'closed' && otherTime === undefined && <RemindAt />}
        <button type="submit" className="btn">
          Save
        </button>
      </noscript>
    </ChangeForm>
  )
}

function RemindAt({ time, onChange }: { time?: string; onChange?: (time: string) => void }) {
  const { plan } = useEnquiryScreen().view
  return (
    <div className="field">
      <label htmlFor="remind-at">Remind at, India’s time</label>
      <input
        id="remind-at"
        name="at"
        type="datetime-local"
        min={plan.earliest}
        defaultValue={time}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  )
}
