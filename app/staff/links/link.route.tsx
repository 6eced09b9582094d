import { data } from 'react-router'
import { linkPath, loginPath } from '#app/paths/desk-paths.ts'
import { SignInFrame } from '#app/staff/sign-in-frame.tsx'
import { signInHeaders } from '#app/staff/sign-in-headers.ts'
import { greet } from '#app/time/india.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { appContext } from '#server/app-context.ts'
import { receiveFormPost } from '#server/forms/receive-form-post.ts'
import type { Route } from './+types/link.route'
import { answerLink } from './answer-link.server.ts'
import { LinkForm } from './link-form.tsx'
import { findLink } from './links.server.ts'

export const handle: PageHandle = { sheets: ['sign-in'] }

export const headers = signInHeaders

const headings = {
  'first-owner': 'Welcome to your nursery',
  invitation: 'Choose a password',
  reset: 'Choose a new password',
  'sign-in': 'Sign in',
}

/** Only looks: previews and mail scanners open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const link = await findLink(context.get(appContext).db, token)
  const shown = { greeting: greet(new Date()), token, link: link ?? null }
  return data(shown, { status: link ? 200 : 410 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { config } = context.get(appContext)
  const form = await receiveFormPost(request, config.siteUrl)
  const token = url.searchParams.get('token') ?? ''
  const answer = await answerLink(context.get(appContext), request, { token, form })
  if (answer instanceof Response) return answer
  const { status, ...shown } = answer
  return data(shown, { status })
}

/** Where a link leads that lets somebody in once: the button uses it up, not the link. */
export default function LinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { greeting, link, token } = loaderData
  const heading = link ? headings[link.purpose] : 'This link cannot be used any more'
  return (
    <>
      <PageMeta
        title={heading}
        description="For the people who answer here. Visitors need no account."
        path={linkPath}
        noindex
      />
      <SignInFrame heading={heading} greeting={greeting}>
        {link ? (
          <LinkForm link={link} token={token} refused={actionData} />
        ) : (
          <>
            <p>It works once and for a short time. Ask whoever sent it for another.</p>
            <a className="btn" href={loginPath}>
              Go to the sign-in
            </a>
          </>
        )}
      </SignInFrame>
    </>
  )
}
