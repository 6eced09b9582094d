import { subscribePath } from '#app/paths/newsletter-paths.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import type { Route } from './+types/newsletter.route'
import { newsletterWords } from './newsletter.words.ts'
import { parsePostedSignUp, receiveSignUp } from './newsletter-form.server.ts'
import { NewsletterNote } from './newsletter-note.tsx'
import { newsletterPageWords } from './newsletter-page.words.ts'
import { whatFollows } from './newsletter-rules.ts'

const path = subscribePath

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ request, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.has('done')
  return {
    done,
    note: whatFollows(context.get(appContext).config.mail, context.get(languageContext)),
  }
}

/** The sign-up posted without JavaScript (§5): sent on to the success, or shown again. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPost(context, request, {
    fields: ['email'],
    parse: (values, _form, language) => parsePostedSignUp(values, language),
    receive: receiveSignUp,
    sentPage: ({ asked }: { asked: boolean }) => (asked ? `${path}?done=1` : path),
  })
}

/** The newsletter sign-up as a page, for visitors without JavaScript. */
export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const done = loaderData.done && !actionData
  const words = useWords(newsletterWords)
  const page = useWords(newsletterPageWords)
  const toPath = usePath()
  return (
    <>
      <PageMeta title={page.newsletter} description={page.description} path={path} noindex />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: page.home, to: homePath }, { label: page.newsletter }]}
          heading={done ? words.subscribed : page.heading}
          intro={done ? loaderData.note : page.intro}
          scene="panel-outdoor"
        />
        <section className="section wrap enquiry-page" aria-label={page.form}>
          {done ? (
            <p className="news-done" role="status">
              <Icon name="done" />
              {page.thanks}
            </p>
          ) : (
            <form className="form" action={toPath(path)} method="post" noValidate>
              <Field
                id="newsletter-page-email"
                name="email"
                label={words.email}
                type="email"
                autoComplete="email"
                maxLength={longestEmailAddress}
                defaultValue={actionData?.values.email}
                error={actionData?.errors.email ?? actionData?.failure}
                autoFocus={actionData !== undefined}
              />
              <NewsletterNote />
              <button type="submit" className="btn">
                {words.subscribe}
              </button>
            </form>
          )}
        </section>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
