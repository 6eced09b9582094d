import { useSubmit } from 'react-router'

interface PickerProps {
  /** Its name in the form, and its id. */
  name: string
  label: string
  options: readonly { value: string; words: string }[]
  /** What is picked now. */
  picked: string
  className?: string
}

/** A choice in a form that is sent as soon as another one is picked; without JavaScript by `ShowPicked`. */
export function Picker({ name, label, options, picked, className = 'picker' }: PickerProps) {
  const submit = useSubmit()
  return (
    <div className={className}>
      <label className="vh" htmlFor={name}>
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={picked}
        onChange={({ target }) => submit(target.form)}
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Sends a form with pickers where no script does. */
export function ShowPicked() {
  return (
    <noscript>
      <button type="submit" className="btn btn-line">
        Show
      </button>
    </noscript>
  )
}
