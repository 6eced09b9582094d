import { data, redirect } from 'react-router'
import { loginPath, sendLinkPath } from '#app/paths/desk-paths.ts'
import { IdentityField } from '#app/staff/identity-field.tsx'
import { canMailLinks } from '#app/staff/links/links.server.ts'
import { readDeviceToken } from '#app/staff/sessions/session-cookie.server.ts'
import { wordsForWait } from '#app/staff/sign-in/refused-sign-in.ts'
import { SignInFrame } from '#app/staff/sign-in-frame.tsx'
import { signInHeaders } from '#app/staff/sign-in-headers.ts'
import { greet } from '#app/time/india.ts'
import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import { appContext, clientAddressContext } from '#server/app-context.ts'
import { countAddress, refuseFailure } from '#server/forms/form-refusal.ts'
import { receiveFormPost } from '#server/forms/receive-form-post.ts'
import { visitorNetwork } from '#server/http/limits/client-address.ts'
import type { Route } from './+types/send-link.route'
import { mailSignInLink } from './mail-link.server.ts'

export const handle: PageHandle = { sheets: ['sign-in'] }

export const headers = signInHeaders

/** Where no link can be mailed there is nothing to ask for. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (!canMailLinks(context.get(appContext).config)) throw redirect(loginPath)
  return { greeting: greet(new Date()), sent: url.searchParams.has('sent') }
}

/** Sends the link and says the same whether or not there is such an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  if (!canMailLinks(app.config)) throw redirect(loginPath, 303)
  const form = await receiveFormPost(request, app.config.siteUrl)
  const identity = String(form.get('identity') ?? '')
    .slice(0, longestEmailAddress)
    .trim()
  if (!identity) {
    return data({ identity, error: 'Mobile number or e-mail is required.' }, { status: 422 })
  }
  const tooMany = countAddress(context)
  if (tooMany) {
    const { status, words: error, headers } = tooMany
    return data({ identity, error }, { status, headers })
  }
  const network = visitorNetwork(context.get(clientAddressContext))
  const deviceToken = readDeviceToken(request, app.config.siteUrl)
  const failed = (cause: unknown) => {
    if (!isStorageFailure(cause)) throw cause
    return { failure: refuseFailure(context, cause) }
  }
  const asked = { identity, network, deviceToken }
  const refused = await mailSignInLink(app, asked).catch(failed)
  if (!refused) return redirect(`${sendLinkPath}?sent`, 303)
  if ('failure' in refused) {
    const { status, words: error, headers } = refused.failure
    return data({ identity, error }, { status, headers })
  }
  const { waitsUntil } = refused
  const seconds = Math.ceil((waitsUntil.getTime() - Date.now()) / 1000)
  const headers = { 'Retry-After': String(seconds) }
  const error = wordsForWait(waitsUntil, 'Too many links were asked for')
  return data({ identity, error }, { status: 429, headers })
}

/** Asks to whom a sign-in link is to be mailed; says then where to look for it. */
export default function SendLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { greeting, sent } = loaderData
  const heading = sent && !actionData ? 'Look into your e-mail' : 'Sign in by e-mail'
  return (
    <>
      <PageMeta
        title={heading}
        description="For the people who answer here. Visitors need no account."
        path={sendLinkPath}
        noindex
      />
      <SignInFrame heading={heading} greeting={greeting}>
        {sent && !actionData ? (
          <p role="status">
            If somebody signs in with that number or e-mail, a link is on its way to their e-mail,
            or has come there just now. It works once, and for 15 minutes.
          </p>
        ) : (
          <form className="form" method="post" action={sendLinkPath} noValidate>
            <IdentityField
              typed={actionData?.identity}
              error={actionData?.error}
              hint="We write to the e-mail that you sign in with."
            />
            <button type="submit" className="btn">
              Send me the link
            </button>
          </form>
        )}
        <p className="sign-in-else">
          <a href={loginPath}>Sign in with your password</a>
        </p>
      </SignInFrame>
    </>
  )
}
