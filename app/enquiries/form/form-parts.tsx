import { honeypotField } from '#app/enquiries/suspicion.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Says why a form posted without JavaScript was not taken; nothing where it was. */
export function FormFailure({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    <p className="err" role="alert">
      <Icon name="alert" />
      {words}
    </p>
  )
}

/** The notice of what a form collects, where it is sent. */
export function PrivacyLine() {
  return (
    <p className="privacy-line">
      We use these details to answer you. <a href="/privacy-policy">Privacy policy</a>
    </p>
  )
}

/**
 * A field that nobody sees and only programs fill in. Nothing in it looks like a detail of a
 * person, and password managers are told to pass it by.
 */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="set-aside" aria-hidden="true">
      <label htmlFor={id}>Leave this blank</label>
      <input
        id={id}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
