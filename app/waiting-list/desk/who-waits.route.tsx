import { data, Form, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { productEditPath, whoWaitsPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { markAsSent, stopTelling, tellAfterAll } from '#app/waiting-list/changes.server.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/who-waits.route'
import {
  type ShownWaiting,
  type ShownWaitingList,
  showWaitingList,
} from './shown-waiting.server.ts'

const done = {
  sent: 'Marked as sent. The number is erased.',
  stop: 'Nobody is told. They wait on.',
  tell: 'They are told in ten minutes.',
}

type Intent = keyof typeof done

function readIntent(value: unknown): Intent | undefined {
  return value === 'sent' || value === 'stop' || value === 'tell' ? value : undefined
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const seesPeople = role !== 'catalogue'
  const list = await showWaitingList(context.get(appContext), readId(params.id), {
    seesPeople,
  })
  if (!list) throw data('There is no product with this number', { status: 404 })
  return { list, done: readIntent(url.searchParams.get('done')) }
}

/** Notes that a draft was sent, or lets people be told or not. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const form = await readDeskForm(request)
  const intent = readIntent(form.get('intent'))
  const productId = readId(params.id)
  if (!intent) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  if (intent === 'stop') await stopTelling(db, productId)
  if (intent === 'tell') await tellAfterAll(db, productId)
  if (intent === 'sent') {
    if (role === 'catalogue') throw data('Only who answers visitors may do that.', { status: 403 })
    await markAsSent(db, { productId, id: readId(form.get('id')) })
  }
  return redirect(`${whoWaitsPath(productId)}?done=${intent}`, 303)
}

/** Who waits for a product: whom, for which size, since when, and how far telling them is. */
export default function WhoWaitsRoute({ loaderData }: Route.ComponentProps) {
  const { list, done: was } = loaderData
  const { id, name, people } = list
  const { name: business } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Who waits for ${name} | Desk, ${business}`}</title>
      <PageHead title="Who waits for it" back={{ to: productEditPath(id), label: name }} />
      <HowMany list={list} />
      {people && <People people={people.now} />}
      {people && people.before.length > 0 && (
        <details className="told-before">
          <summary className="more">{people.before.length} told before</summary>
          <People people={people.before} />
        </details>
      )}
      <p className="note">
        An address goes when its e-mail is sent, a number when you mark its draft as sent or 14 days
        later, everything six months after it was asked.
      </p>
      <DoneToast done={was && { id: was, title: done[was] }} />
    </main>
  )
}

/** How many wait for what, and when they are told. */
function HowMany({ list: { sizes, tellsAt, mayTell } }: { list: ShownWaitingList }) {
  if (sizes.length === 0) return <p>Nobody waits for it now.</p>
  return (
    <>
      <p>
        {sizes.map(({ size, waiting }) => `${size}: ${waiting}`).join(', ')}.{' '}
        {tellsAt
          ? `Those who wait for what is back are told at ${tellsAt}.`
          : 'Ten minutes after a size is saved as available, e-mails go by themselves, and drafts for WhatsApp stand here.'}
      </p>
      {(tellsAt || mayTell) && (
        <Form method="post" className="wait-do">
          <button
            type="submit"
            name="intent"
            value={tellsAt ? 'stop' : 'tell'}
            className="btn btn-line"
          >
            {tellsAt ? 'Undo: tell nobody' : 'Tell them that it is back'}
          </button>
        </Form>
      )}
    </>
  )
}

function People({ people }: { people: readonly ShownWaiting[] }) {
  return (
    <ul className="wait-list">
      {people.map(({ id, who, way, size, asked, standing, chat }) => (
        <li key={id}>
          <span>
            <b>{who ?? 'Erased'}</b>
            <small>{`${size}, asked ${asked}`}</small>
          </span>
          <span>
            {way === 'email' ? 'E-mail' : 'WhatsApp'}
            <small>{standing}</small>
          </span>
          {chat && (
            <Form method="post" className="wait-do">
              <a className="btn btn-line" href={chat} target="_blank" rel="noopener">
                <Icon name="whatsapp" />
                Open draft
              </a>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value="sent" className="btn btn-line">
                Mark as sent
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="Who waits" />
}
