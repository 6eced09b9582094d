import { data, Link } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { personPath, settingsPath } from '#app/paths/desk-paths.ts'
import { listStaff } from '#app/staff/accounts.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/staff.route'
import { HandedOverLink } from './handed-over.tsx'
import { InviteForm } from './invite-form.tsx'
import { invitePerson } from './invite-person.server.ts'
import { roleWords } from './role-choice.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner')
  const now = new Date()
  const people = await listStaff(context.get(appContext).db)
  return {
    removed: url.searchParams.has('removed'),
    people: people.map(({ lastSeenAt, hasPassword, ...person }) => ({
      id: person.id,
      name: person.name,
      role: person.role,
      seen: seenWords({ hasPassword, isThis: person.id === id, lastSeenAt, now }),
    })),
  }
}

/** Invites somebody. The link is in the answer, because nobody can read it afterwards. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner')
  const outcome = await invitePerson(context.get(appContext), await readDeskForm(request), id)
  return data(outcome, { status: 'errors' in outcome ? 422 : 201 })
}

/** Who may sign in, for the owner. */
export default function StaffRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { people, removed } = loaderData
  const { name: business } = useSiteFacts()
  const invited = actionData && 'handed' in actionData ? actionData : undefined
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <main id="main" className="page">
      <title>{`Staff | Desk, ${business}`}</title>
      <PageHead title="Staff" back={{ to: settingsPath, label: 'Settings' }} />
      <div className="account">
        {invited && <HandedOverLink {...invited} />}
        <section aria-labelledby="who">
          <h2 id="who">Who may sign in</h2>
          <ul className="people">
            {people.map(({ id, name, role, seen }) => (
              <li key={id}>
                <span className="initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <span>
                  <b>{name}</b>
                  <small>
                    {roleWords[role].name} · {seen}
                  </small>
                </span>
                <Link className="more" to={personPath(id)}>
                  Change<span className="vh"> {name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <InviteForm link={invited?.handed.link} refused={refused} />
      </div>
      <DoneToast done={removed && !actionData ? { id: 'removed', title: 'Removed.' } : undefined} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The list of staff" />
}

function initialsOf(name: string) {
  const [first = '', ...rest] = name.split(/\s+/).map((word) => [...word][0] ?? '')
  return `${first}${rest.at(-1) ?? ''}`.toUpperCase()
}

function seenWords({
  hasPassword,
  isThis,
  lastSeenAt,
  now,
}: {
  hasPassword: boolean
  isThis: boolean
  lastSeenAt: string | null
  now: Date
}) {
  if (isThis) return 'you, now'
  if (lastSeenAt) return momentWords(lastSeenAt, now)
  return hasPassword ? 'signed in nowhere' : 'invited, has not come yet'
}
