import { data, redirect } from 'react-router'
import { justNotedKey, notMePath } from '#app/paths/waiting-list-paths.ts'
import { TokenPage } from '#app/ui/page/token-page.tsx'
import { useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { isOneClick } from '#server/forms/one-click.ts'
import type { Route } from './+types/not-me.route'
import { tellMeWords } from './tell-me.words.ts'
import { takeBack } from './waiting-list.server.ts'

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('done')
  const outcome = done === 'noted' ? 'takenBack' : 'done'
  return {
    token: searchParams.get('token') ?? '',
    outcome: done === null ? undefined : outcome,
  } as const
}

/**
 * Takes back what was asked for. A link alone changes nothing, because mail scanners open links; the
 * token is what allows it, so a mail program's own one-click post (RFC 8058) is as good as our button,
 * and is not led to another page. 404 for a link that was cut off, or a receipt whose hour is over.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { searchParams } = url
  const isWhole = await takeBack(context.get(appContext).db, searchParams.get('token') ?? '')
  const { done, unknownLink } = tellMeWords[context.get(languageContext)].notMe
  if (!isWhole) return data({ said: unknownLink }, { status: 404 })
  if (await isOneClick(request)) return data({ said: done })
  return redirect(`${notMePath}?done=${searchParams.has(justNotedKey) ? 'noted' : '1'}`, 303)
}

/** The page behind *not me* in an e-mail, and after somebody took back what they had just asked for. */
export default function NotMeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, outcome } = loaderData
  const words = useWords(tellMeWords).notMe
  return (
    <TokenPage
      path={notMePath}
      token={token}
      words={words}
      crumb={words.heading}
      outcome={actionData?.said ?? (outcome && words[outcome])}
    />
  )
}
