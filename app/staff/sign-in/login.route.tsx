import { data, redirect } from 'react-router'
import { loginPath, sendLinkPath } from '#app/paths/desk-paths.ts'
import { canMailLinks } from '#app/staff/links/links.server.ts'
import { readWantedPage } from '#app/staff/login-address.ts'
import { findRelyingParty } from '#app/staff/passkeys/relying-party.ts'
import { readSessionToken } from '#app/staff/sessions/session-cookie.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { SignInFrame } from '#app/staff/sign-in-frame.tsx'
import { signInHeaders } from '#app/staff/sign-in-headers.ts'
import { greet } from '#app/time/india.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { appContext } from '#server/app-context.ts'
import { receiveFormPost } from '#server/forms/receive-form-post.ts'
import type { Route } from './+types/login.route'
import { answerFailedSignIn, answerSignIn } from './answer-sign-in.server.ts'
import { SignInForm } from './sign-in-form.tsx'

export const handle: PageHandle = { sheets: ['sign-in'] }

export const headers = signInHeaders

/** Who is signed in already goes where they wanted to. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { config, db } = context.get(appContext)
  const wanted = readWantedPage(url.searchParams.get('next'))
  const token = readSessionToken(request, config.siteUrl)
  if (token && (await findSignedIn(db, token))) {
    throw redirect(wanted, { headers: { 'Cache-Control': 'no-store' } })
  }
  return {
    greeting: greet(new Date()),
    wanted,
    mailsLinks: canMailLinks(config),
    takesPasskeys: findRelyingParty(config.siteUrl) !== undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await receiveFormPost(request, context.get(appContext).config.siteUrl)
  const answer = await answerSignIn(request, context, form).catch((error: unknown) =>
    answerFailedSignIn(context, form, error),
  )
  if (answer instanceof Response) return answer
  const { status, headers, ...shown } = answer
  return data(shown, { status, headers })
}

/** Where staff sign in: the one page without the shell (§2 Root shell). */
export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { greeting, wanted, mailsLinks, takesPasskeys } = loaderData
  return (
    <>
      <PageMeta
        title="Sign in"
        description="For the people who answer here. Visitors need no account."
        path={loginPath}
        noindex
      />
      <SignInFrame heading="Sign in" greeting={greeting}>
        <SignInForm wanted={wanted} refused={actionData} takesPasskeys={takesPasskeys} />
        {mailsLinks && (
          <p className="sign-in-else">
            <a href={sendLinkPath}>Send me a sign-in link instead</a>
          </p>
        )}
      </SignInFrame>
    </>
  )
}
