import { data, Form, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { countOpen } from '#app/enquiries/answering/inbox/inbox-counts.server.ts'
import { personPath, staffPath } from '#app/paths/desk-paths.ts'
import { DeviceList } from '#app/staff/desk/account/device-list.tsx'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { listDevices } from '#app/staff/sessions/device-list.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/person.route'
import {
  changePerson,
  findPerson,
  isPersonChange,
  type PersonChange,
} from './change-person.server.ts'
import { HandedOverLink } from './handed-over.tsx'
import { RoleChoice, roleWords } from './role-choice.tsx'

async function getPerson({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const person = await findPerson(context.get(appContext).db, params.id)
  if (!person) throw data('Nobody who may sign in has this address.', { status: 404 })
  return person
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { id: ownId, sessionId } = requireRole(context, 'owner')
  const { id, name, role, email, mobileNumber, hasPassword } = await getPerson({ params, context })
  const now = new Date()
  const devices = await listDevices(context.get(appContext).db, { staffId: id, sessionId }, now)
  const { ours, theirs } = await countOpen(context.get(appContext).db, id, now)
  const done = url.searchParams.get('done')
  return {
    person: {
      ...{ id, name, role, email, mobileNumber, hasPassword },
      isSelf: id === ownId,
      openEnquiries: ours + theirs,
    },
    devices: devices.map(({ lastSeenAt, ...device }) => ({
      ...device,
      seen: momentWords(lastSeenAt, now),
    })),
    done: isPersonChange(done) ? done : undefined,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: byStaffId } = requireRole(context, 'owner')
  const person = await getPerson({ params, context })
  const form = await readDeskForm(request)
  const change = form.get('intent')
  if (!isPersonChange(change)) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  const changed = await changePerson(context.get(appContext), change, { person, form, byStaffId })
  if ('handed' in changed) return data(changed, { status: 201 })
  if ('refused' in changed) return data(changed, { status: 422 })
  const to =
    change === 'remove' ? `${staffPath}?removed` : `${personPath(person.id)}?done=${change}`
  return redirect(to, 303)
}

/** One person of the staff, for the owner: role, link, phones, removal. */
export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { person, devices, done } = loaderData
  const { name: business } = useSiteFacts()
  const openEnquiries = sayPutBack(person)
  return (
    <main id="main" className="page">
      <title>{`${person.name} | Desk, ${business}`}</title>
      <PageHead title={person.name} back={{ to: staffPath, label: 'Staff' }} />
      <div className="account">
        {actionData && 'handed' in actionData && (
          <HandedOverLink name={person.name} handed={actionData.handed} />
        )}
        {actionData && 'refused' in actionData && (
          <p className="err" role="alert">
            <Icon name="alert" />
            {actionData.refused}
          </p>
        )}
        <p>{[person.email, person.mobileNumber].filter(Boolean).join(' · ')}</p>
        <section aria-labelledby="role">
          <h2 id="role">Role</h2>
          <Form className="form" method="post" preventScrollReset>
            <input type="hidden" name="intent" value="role" />
            <RoleChoice key={person.role} role={person.role} />
            <p className="note">
              Another role signs {person.name} out everywhere.
              {openEnquiries && ` With “${roleWords.catalogue.name}”: ${openEnquiries}`}
            </p>
            <button type="submit" className="btn">
              Save the role
            </button>
          </Form>
        </section>
        <section aria-labelledby="link-for">
          <h2 id="link-for">{person.hasPassword ? 'Forgotten password' : 'Invitation'}</h2>
          <Form className="form" method="post">
            <input type="hidden" name="intent" value="link" />
            <p className="note">
              A link with which {person.name} chooses a password. The one before it ends.
            </p>
            <button type="submit" className="btn btn-line">
              {person.hasPassword ? 'Make a link' : 'Make the link again'}
            </button>
          </Form>
        </section>
        <section aria-labelledby="phones">
          <h2 id="phones">Phones and computers</h2>
          {devices.length === 0 && <p className="note">Signed in nowhere.</p>}
          <DeviceList devices={devices} />
        </section>
        {!person.isSelf && (
          <section aria-labelledby="remove">
            <h2 id="remove">Remove</h2>
            <Form className="form" method="post">
              <input type="hidden" name="intent" value="remove" />
              {openEnquiries && (
                <p>
                  <b>{openEnquiries}</b>
                </p>
              )}
              <p className="note">
                {person.name} can’t sign in any more, from now on. What they did keeps their name.
                This can’t be undone; they can be invited again.
              </p>
              <button type="submit" className="btn btn-line">
                Remove {person.name}
              </button>
            </Form>
          </section>
        )}
      </div>
      <DoneToast done={!actionData && done ? { id: done, title: doneWords[done] } : undefined} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="This person" />
}

/** What becomes of somebody's open enquiries once they answer no more; undefined where they have none. */
function sayPutBack({ name, openEnquiries: many }: { name: string; openEnquiries: number }) {
  if (many === 0) return undefined
  return many === 1
    ? `1 open enquiry is with ${name}. It goes to nobody, for anybody to take.`
    : `${many} open enquiries are with ${name}. They go to nobody, for anybody to take.`
}

/** What is said when something was done to somebody. */
const doneWords: Record<PersonChange, string> = {
  role: 'The role is saved.',
  link: 'The link is made.',
  'sign-out-phone': 'It is signed out, and its passkey is removed.',
  remove: 'Removed.',
}
