import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'
import { privacyPolicyPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { enquiryFormWords } from './enquiry-form.words.ts'

/** Says why a form was not taken, first of all where a page is loaded with it; nothing where it was. */
export function FormFailure({ words }: { words: string | undefined }) {
  if (!words) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of what stands here
    <p className="err" role="alert" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      {words}
    </p>
  )
}

/** Has a screen reader speak a field's message, which appears once the focus has moved on. */
export function SpokenError({ words }: { words: string | undefined }) {
  return (
    <p className="set-aside" role="status">
      {words}
    </p>
  )
}

/** The notice of what a form collects, where it is sent. */
export function PrivacyLine() {
  const words = useWords(enquiryFormWords)
  const path = usePath()
  return (
    <p className="privacy-line">
      {`${words.privacy} `}
      <a href={path(privacyPolicyPath)}>{words.privacyPolicy}</a>
    </p>
  )
}

/**
 * A field that nobody sees and only programs fill in. Nothing in it looks like a detail of a
 * person, and password managers are told to pass it by.
 */
export function Honeypot({ id }: { id: string }) {
  const words = useWords(enquiryFormWords)
  return (
    <div className="set-aside" aria-hidden="true">
      <label htmlFor={id}>{words.leaveBlank}</label>
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
