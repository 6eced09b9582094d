import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import type { Route } from './+types/newsletter.route'
import { parsePostedSignUp, receiveSignUp } from './newsletter-form.server.ts'
import { NewsletterNote } from './newsletter-note.tsx'
import { subscribed, whatFollows } from './newsletter-rules.ts'

const path = '/newsletter/subscribe'

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.has('done')
  return { done, note: whatFollows(context.get(appContext).config.mail) }
}

/** The sign-up posted without JavaScript (§5): sent on to the success, or shown again. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPost(context, request, {
    fields: ['email'],
    parse: parsePostedSignUp,
    receive: receiveSignUp,
    sentPage: ({ asked }: { asked: boolean }) => (asked ? `${path}?done=1` : path),
  })
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
              ? loaderData.note
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
                defaultValue={actionData?.values.email}
                error={actionData?.errors.email ?? actionData?.failure}
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
