import { data, redirect } from 'react-router'
import { unsubscribePath } from '#app/paths/newsletter-paths.ts'
import { TokenPage } from '#app/ui/page/token-page.tsx'
import type { Language } from '#languages/language.ts'
import { useLanguage } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { isOneClick } from '#server/forms/one-click.ts'
import type { Route } from './+types/subscription.route'
import { newsletterPageWords } from './newsletter-page.words.ts'
import { confirmSubscription, endSubscription } from './subscribers.server.ts'

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  return { path: pathname, token: searchParams.get('token') ?? '', done: searchParams.has('done') }
}

/**
 * Says yes. A link alone changes nothing, because mail scanners open links; the token is what
 * allows it, so a mail program's own one-click post (RFC 8058) is as good as our button.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { pathname, searchParams } = url
  const change = pathname === unsubscribePath ? endSubscription : confirmSubscription
  const found = await change(context.get(appContext).db, searchParams.get('token') ?? '')
  const language = context.get(languageContext)
  const { unknownLink, done } = questionOf(pathname, language)
  if (!found) return data({ said: unknownLink }, { status: 404 })
  return (await isOneClick(request)) ? data({ said: done }) : redirect(`${pathname}?done=1`, 303)
}

/** The page behind the links of the newsletter's e-mails. */
export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { path, token, done } = loaderData
  const language = useLanguage()
  const { home, newsletter } = newsletterPageWords[language]
  const { done: thanks, unknownLink: _, ...question } = questionOf(path, language)
  return (
    <TokenPage
      path={path}
      token={token}
      words={{ home, ...question }}
      crumb={newsletter}
      outcome={actionData?.said ?? (done ? thanks : undefined)}
    />
  )
}

/** What the page asks: one of the two things that a link in a newsletter's e-mail can ask. */
function questionOf(path: string, language: Language) {
  const { confirm, unsubscribe } = newsletterPageWords[language]
  return path === unsubscribePath ? unsubscribe : confirm
}
