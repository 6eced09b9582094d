import { Form, Link, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { createLetter, listLetters } from '#app/newsletter/letters/letters.server.ts'
import { countReaders } from '#app/newsletter/subscriber-list.server.ts'
import { letterPath } from '#app/paths/newsletter-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/letters.route'
import { letterStanding, people, viewLetter } from './letter-view.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const { db } = context.get(appContext)
  const now = new Date()
  const letters = (await listLetters(db)).map((letter) => {
    const view = viewLetter(letter)
    return {
      id: letter.id,
      subject: letter.subject,
      standing: letterStanding(view),
      when: momentWords(letter.ended_at ?? letter.changed_at, now),
    }
  })
  return { letters, readers: await countReaders(db), deleted: url.searchParams.has('deleted') }
}

/** Begins a letter, and leads to where it is written. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  await readDeskForm(request)
  const id = await context
    .get(appContext)
    .writeTogether((transaction) => createLetter(transaction, staffId))
  return redirect(letterPath(id), 303)
}

/** The letters to the newsletter's subscribers: those being written, on their way, and sent. */
export default function LettersRoute({ loaderData }: Route.ComponentProps) {
  const { letters, readers, deleted } = loaderData
  return (
    <SettingsFrame title="Letters">
      <section aria-labelledby="h-letters">
        <h2 id="h-letters">Letters to subscribers</h2>
        <p className="note">
          {readers === 0
            ? 'Nobody has confirmed the newsletter yet.'
            : `${people(readers)} confirmed the newsletter and get what you send here. Each letter has a link by which one is taken off the list.`}
        </p>
        <ul className="letters">
          {letters.map(({ id, subject, standing, when }) => (
            <li key={id}>
              <Link to={letterPath(id)}>{subject || 'A letter without a subject'}</Link>
              <small>
                {standing}. {when}
              </small>
            </li>
          ))}
        </ul>
        <Form method="post" className="letters-new">
          <button type="submit" className="btn btn-line">
            <Icon name="plus" />
            Write a letter
          </button>
        </Form>
      </section>
      <DoneToast
        done={deleted ? { id: 'deleted', title: 'The draft is thrown away.' } : undefined}
      />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The letters" />
}
