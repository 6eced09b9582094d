import type { DeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { formDays, timeText, usualDay } from './hours-form.ts'

/** How many more closed days may be entered at once. */
const emptyDays = 3

interface HoursFieldsProps {
  settings: DeskSettings
  errors: Record<string, string>
  /** What was typed and not saved. */
  typed: Record<string, string[]> | undefined
}

/** The week, the closed days, the promise and the silence. */
export function HoursFields({ settings, errors, typed }: HoursFieldsProps) {
  const { hours, promiseMinutes, silenceDays } = settings
  const days = typed?.['closed-day']?.filter(Boolean) ?? hours.closedDays
  const closed = [...days, ...Array.from({ length: emptyDays }, () => '')]
  return (
    <>
      <fieldset className="week">
        <legend>Working hours</legend>
        {formDays.map(({ place, name }) => (
          <Day
            key={place}
            place={place}
            name={name}
            open={hours.week[place]}
            typed={typed}
            error={errors[`day-${place}`]}
          />
        ))}
      </fieldset>
      <fieldset className="closed-days">
        <legend>Closed days</legend>
        {closed.map((day, index) => (
          <input
            key={`${index} ${day}`}
            type="date"
            name="closed-day"
            aria-label={day ? `Closed on ${day}` : 'Another closed day'}
            defaultValue={day}
          />
        ))}
        <Fault words={errors['closed-days']} />
      </fieldset>
      <div className="two">
        <Field
          id="promise-hours"
          name="promise-hours"
          label="Visitors have an answer within"
          type="number"
          min={1}
          max={40}
          defaultValue={typed?.['promise-hours']?.[0] ?? promiseMinutes / 60}
          error={errors['promise-hours']}
          hint="Working hours. They are told so after they have asked."
        />
        <Field
          id="silence-days"
          name="silence-days"
          label="Their turn ends after silence of"
          type="number"
          min={1}
          max={30}
          defaultValue={typed?.['silence-days']?.[0] ?? silenceDays}
          error={errors['silence-days']}
          hint="Working days. Then it is our turn again."
        />
      </div>
    </>
  )
}

interface DayProps {
  place: number
  name: string
  open: { from: number; to: number } | undefined
  typed: Record<string, string[]> | undefined
  error: string | undefined
}

function Day({ place, name, open, typed, error }: DayProps) {
  const { from, to } = open ?? usualDay
  // A box that is not ticked is not sent, what stands beside it always is.
  const isTyped = typed !== undefined && `from-${place}` in typed
  return (
    <div className="open-day">
      <label className="tick">
        <input
          type="checkbox"
          name={`open-${place}`}
          defaultChecked={isTyped ? `open-${place}` in typed : open !== undefined}
        />
        {name}
      </label>
      <input
        type="time"
        name={`from-${place}`}
        aria-label={`${name} from`}
        defaultValue={typed?.[`from-${place}`]?.[0] ?? timeText(from)}
      />
      <span aria-hidden="true">to</span>
      <input
        type="time"
        name={`to-${place}`}
        aria-label={`${name} until`}
        defaultValue={typed?.[`to-${place}`]?.[0] ?? timeText(to)}
      />
      <Fault words={error} />
    </div>
  )
}

function Fault({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <span className="err" role="alert">
      <Icon name="alert" />
      {words}
    </span>
  )
}
