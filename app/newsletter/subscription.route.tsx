import { data, redirect } from 'react-router'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/subscription.route'
import { confirmPath, unsubscribePath } from './newsletter-rules.ts'
import { confirmSubscription, endSubscription } from './subscribers.server.ts'

/** The two things that a link in a newsletter's e-mail can ask, by path. */
const questions = {
  [confirmPath]: {
    heading: 'Planting notes by e-mail',
    intro: 'Shall we send our planting notes to the address that brought you here?',
    button: 'Yes, send them',
    done: 'Thank you. Our next planting notes will come to your address.',
  },
  [unsubscribePath]: {
    heading: 'No more planting notes',
    intro: 'Shall we take the address that brought you here off our list?',
    button: 'Yes, take me off',
    done: 'Done. We will not write to you again.',
  },
}

const unknownLink = 'This link is not valid any more. Please sign up again.'

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  return { path: pathname, token: searchParams.get('token') ?? '', done: searchParams.has('done') }
}

/**
 * Says yes. A link alone changes nothing, because mail scanners open links; the token is what
 * allows it, so a mail program's own one-click post (RFC 8058) is as good as our button.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const change = pathname === unsubscribePath ? endSubscription : confirmSubscription
  const found = await change(context.get(appContext).db, searchParams.get('token') ?? '')
  if (!found) return data({ said: unknownLink }, { status: 404 })
  return (await isOneClick(request))
    ? data({ said: questionOf(pathname).done })
    : redirect(`${pathname}?done=1`, 303)
}

/** The page behind the links of the newsletter's e-mails. */
export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { path, token, done } = loaderData
  const { heading, intro, button, done: thanks } = questionOf(path)
  return (
    <>
      <PageMeta title={heading} description={intro} path={path} noindex />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Newsletter' }]}
          heading={heading}
          intro={actionData?.said ?? (done ? thanks : intro)}
          scene="panel-outdoor"
          sceneFirst={false}
        >
          {!done && !actionData && (
            <form method="post" action={`${path}?token=${encodeURIComponent(token)}`}>
              <button type="submit" className="btn head-btn">
                {button}
              </button>
            </form>
          )}
        </PageHead>
        <LastRoom wall="pista" first />
      </main>
    </>
  )
}

/** Whether a mail program posts by itself; it is not to be led on to another page (RFC 8058, 3.1). */
async function isOneClick(request: Request) {
  return /(^|[&\s"])List-Unsubscribe\b/.test(await request.text())
}

function questionOf(path: string) {
  return path === unsubscribePath ? questions[unsubscribePath] : questions[confirmPath]
}
