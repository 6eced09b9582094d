import { data, redirect } from 'react-router'
import { homePath } from '#app/paths/shop-paths.ts'
import { notMePath } from '#app/paths/waiting-list-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/not-me.route'
import { tellMeWords } from './tell-me.words.ts'
import { takeBack } from './waiting-list.server.ts'

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('token') ?? '', done: searchParams.has('done') }
}

/**
 * Takes back what was asked for. A link alone changes nothing, because mail scanners open links; the
 * token is what allows it, so a mail program's own one-click post (RFC 8058) is as good as our button,
 * and is not led to another page.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  await takeBack(context.get(appContext).db, url.searchParams.get('token') ?? '')
  const isOneClick = /(^|[&\s"])List-Unsubscribe\b/.test(await request.text())
  return isOneClick ? data({ done: true }) : redirect(`${notMePath}?done=1`, 303)
}

/** The page behind *not me* in an e-mail, and after somebody took back what they had just asked for. */
export default function NotMeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, done } = loaderData
  const words = useWords(tellMeWords).notMe
  const path = usePath()
  const isDone = done || actionData !== undefined
  return (
    <>
      <PageMeta title={words.heading} description={words.intro} path={notMePath} noindex />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: homePath }, { label: words.heading }]}
          heading={words.heading}
          intro={isDone ? words.done : words.intro}
          scene="panel-outdoor"
          sceneFirst={false}
        >
          {!isDone && (
            <form method="post" action={path(`${notMePath}?token=${encodeURIComponent(token)}`)}>
              <button type="submit" className="btn head-btn">
                {words.button}
              </button>
            </form>
          )}
        </PageHead>
        <ClosingSection wall="pista" first />
      </main>
    </>
  )
}
