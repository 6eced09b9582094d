import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { NotificationChoices } from '#app/staff/phones/push-choices.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { deskName } from '#server/config/short-name.ts'

interface PhoneChoicesProps {
  phone: NotificationChoices & { id: number; since: string; label: string }
  /** When somebody is there, as in 'Monday to Saturday, 10 am to 7 pm'. */
  hours: string
  /** The working hours within which a visitor is to have an answer. */
  promiseHours: number
}

/** What the phone in hand is told, each saved as it is switched; and how that looks. */
export function PhoneChoices({ phone, hours, promiseHours }: PhoneChoicesProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const save = () => void submit(form.current, { preventScrollReset: true })
  const hoursWord = promiseHours === 1 ? 'hour' : 'hours'
  return (
    <Form ref={form} method="post" preventScrollReset onChange={save} className="notice-choices">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={phone.id} />
      <ul className="switches">
        <Switch
          name="newEnquiry"
          on={phone.newEnquiry}
          label="A new enquiry"
          about="As it arrives"
        />
        <Switch
          name="waitsTooLong"
          on={phone.waitsTooLong}
          label="Somebody waits too long"
          about={`Our turn, past the ${promiseHours} working ${hoursWord}`}
        />
        <Switch
          name="deliveryFails"
          on={phone.deliveryFails}
          label="A delivery fails"
          about="An e-mail that has not gone for half an hour"
        />
        <Switch
          name="quiet"
          on={!phone.anyHour}
          label="Quiet outside working hours"
          about={`${hours}. What came at night is told once, in the morning.`}
        />
      </ul>
      <h2 id="what-it-says">What it says</h2>
      <div className="notice-says">
        <div>
          <p>Anyone who sees the phone can read it. Never a number, never an address.</p>
          <div className="choices" role="radiogroup" aria-labelledby="what-it-says">
            <Says value="no" on={!phone.saysWho} label="Only “New enquiry”" />
            <Says value="yes" on={phone.saysWho} label="With first name and place" />
          </div>
        </div>
        <LockScreen saysWho={phone.saysWho} />
      </div>
      <noscript>
        <button type="submit" className="btn btn-line">
          Save
        </button>
      </noscript>
    </Form>
  )
}

interface SwitchProps {
  name: string
  on: boolean
  label: string
  about: string
}

function Switch({ name, on, label, about }: SwitchProps) {
  return (
    <li>
      <span>
        <b id={`${name}-name`}>{label}</b>
        <small>{about}</small>
      </span>
      <span className="switch">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={on}
          aria-labelledby={`${name}-name`}
        />
        <i />
      </span>
    </li>
  )
}

function Says({ value, on, label }: { value: string; on: boolean; label: string }) {
  return (
    <label>
      <input type="radio" name="saysWho" value={value} defaultChecked={on} />
      <span>{label}</span>
    </label>
  )
}

/** How it looks on a locked phone: a picture, made of words. */
function LockScreen({ saysWho }: { saysWho: boolean }) {
  const { name } = useSiteFacts()
  return (
    <div className="lock" aria-hidden="true">
      <p className="lock-clock">11:20</p>
      <p className="lock-notice">
        <KolamMark />
        <span>
          <b>{saysWho ? 'New enquiry from Meera, Kothrud' : 'New enquiry'}</b>
          <small>{deskName(name)}</small>
        </span>
        <small>now</small>
      </p>
    </div>
  )
}
