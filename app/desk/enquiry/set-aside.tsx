import { ChangeForm } from './change-form.tsx'
import { useEnquiryScreen } from './enquiry-screen.ts'

/** Why the site has set it aside, and the way out of it. */
export function SetAside() {
  const { quarantined } = useEnquiryScreen().view
  if (!quarantined) return null
  return (
    <section className="notice" aria-label="Set aside">
      <p>
        <b>The site set this aside as suspicious.</b> {quarantined} Nothing was sent to anybody.
      </p>
      <ChangeForm intent="release">
        <button type="submit" className="btn">
          It is a real enquiry: send its e-mails
        </button>
      </ChangeForm>
    </section>
  )
}
