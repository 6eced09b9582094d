import { PageMeta } from '#app/ui/page-meta.tsx'

/** The one page without the shell (§2 Root shell): there is no login on this site (§6). */
export default function LoginRoute() {
  return (
    <>
      <PageMeta
        title="Staff sign-in"
        description="Staff sign-in is not set up on this site."
        path="/login"
        noindex
      />
      <main id="main" className="wrap bare alone">
        <h1>Staff sign-in is not set up</h1>
        <p>Visitors need no account here: every page is open, and an enquiry needs no sign-in.</p>
        <a className="btn" href="/home">
          Go to Home Page
        </a>
      </main>
    </>
  )
}
