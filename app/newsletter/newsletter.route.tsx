import { data, redirect } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import { countAddress, type Refusal, refuseFailure } from '#server/forms/form-refusal.ts'
import { receiveFormPost } from '#server/forms/receive-form-post.ts'
import type { Route } from './+types/newsletter.route'
import { NewsletterNote } from './newsletter-note.tsx'
import {
  invalidEmail,
  isValidEmail,
  pleaseConfirm,
  subscribed,
  tidyEmail,
} from './newsletter-rules.ts'
import { subscribe } from './subscribers.server.ts'

const path = '/newsletter/subscribe'

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ request }: Route.LoaderArgs) {
  return { done: new URL(request.url).searchParams.has('done') }
}

/** The sign-up posted without JavaScript (§5): sent on to the success, or shown again. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await receiveFormPost(request, app.config.siteUrl)
  const given = form.get('email')
  const typed = typeof given === 'string' ? given : ''
  const refuse = ({ status, words, headers }: Refusal) =>
    data({ typed, error: words }, { status, headers })
  const tooMany = countAddress(context)
  if (tooMany) return refuse(tooMany)
  const email = tidyEmail(typed)
  if (!email) return redirect(path, 303)
  if (!isValidEmail(email)) {
    return data(
      { typed, error: invalidEmail },
      { status: 422, headers: { 'Cache-Control': 'no-store' } },
    )
  }
  try {
    await subscribe(app, email)
  } catch (error) {
    return refuse(refuseFailure(context, error))
  }
  return redirect(`${path}?done=1`, 303)
}

/** The newsletter sign-up as a page, for visitors without JavaScript. */
export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const done = loaderData.done && !actionData
  return (
    <>
      <PageMeta
        title="Newsletter"
        description="Seasonal planting notes for Indian homes, by e-mail."
        path={path}
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Newsletter' }]}
          heading={done ? subscribed : 'Planting notes by e-mail'}
          intro={
            done
              ? pleaseConfirm
              : 'What to sow, water and wait for, season by season, for Indian homes.'
          }
          scene="panel-outdoor"
        />
        <section className="section wrap enquiry-page" aria-label="Newsletter form">
          {done ? (
            <p className="news-done" role="status">
              <Icon name="done" />
              Thank you for subscribing.
            </p>
          ) : (
            <form className="form" action={path} method="post" noValidate>
              <Field
                id="newsletter-page-email"
                name="email"
                label="Your e-mail address"
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={actionData?.typed}
                error={actionData?.error}
              />
              <NewsletterNote />
              <button type="submit" className="btn">
                Subscribe
              </button>
            </form>
          )}
        </section>
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
