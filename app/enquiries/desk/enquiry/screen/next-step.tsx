import { useRef, useState } from 'react'
import { ShortcutKey, useShortcut } from '#app/desk/shell/shortcut.tsx'
import { longestStep } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { ChangeForm } from './change-form.tsx'

const anotherTime = 'at'

/** A time beside those that are offered, while its field is shown. */
interface OtherTime {
  /** As it stands in the field, empty at first. */
  time: string
  /** The reminder that was stored when it was sent. */
  sentOn?: string
}

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
  const [other, setOther] = useState<OtherTime | undefined>(
    typed?.remind === anotherTime ? { time: '' } : undefined,
  )
  // It was sent, and another reminder is there by now.
  const isStored = other?.sentOn !== undefined && other.sentOn !== plan.reminder.value
  if (isStored) setOther(undefined)
  const otherTime = other?.time
  return (
    <section className="next-step" aria-labelledby="next-step">
      <h2 id="next-step">Next step</h2>
      <PlanForm
        // Another plan brings other words and choices; a sentence that is being written stays.
        key={`${plan.text} ${plan.reminder.value} ${plan.withId} ${plan.turn}`}
        text={draft ?? typed?.text ?? plan.text}
        isRefused={typed !== undefined}
        remind={otherTime === undefined ? plan.reminder.value : anotherTime}
        setDraft={setDraft}
        otherTime={otherTime}
        setOtherTime={(time) => setOther(time === undefined ? undefined : { time })}
        onSent={() => {
          setDraft(undefined)
          setOther((asked) => asked && { ...asked, sentOn: plan.reminder.value })
        }}
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
  isRefused: boolean
  remind: string
  setDraft: (text: string) => void
  otherTime: string | undefined
  setOtherTime: (time: string | undefined) => void
  onSent: () => void
}

function PlanForm({
  text,
  isRefused,
  remind,
  setDraft,
  otherTime,
  setOtherTime,
  onSent,
}: PlanFormProps) {
  const { plan, turn, firstName } = useEnquiryScreen().view
  // Fields stay as they were drawn while somebody types: what differs from that is not sent yet.
  const [drawn] = useState({ text, time: otherTime })
  const form = useRef<HTMLFormElement>(null)
  const save = () => form.current?.requestSubmit()
  return (
    <ChangeForm
      intent="plan"
      ref={form}
      isUnsent={isRefused || drawn.text !== plan.text || Boolean(drawn.time)}
      onSent={onSent}
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
        defaultValue={drawn.text}
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
  const [drawn] = useState(time)
  return (
    <div className="field">
      <label htmlFor="remind-at">Remind at, India’s time</label>
      <input
        id="remind-at"
        name="at"
        type="datetime-local"
        min={plan.earliest}
        defaultValue={drawn}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  )
}
