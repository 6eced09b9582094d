import { data } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findLetter } from '#app/newsletter/letters/letters.server.ts'
import { countReaders } from '#app/newsletter/subscriber-list.server.ts'
import { findTestStanding } from '#app/settings/desk/health/test-email.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { type App, appContext } from '#server/app-context.ts'
import type { Route } from './+types/letter.route'
import { answerLetterForm } from './answer-letter-form.server.ts'
import { LetterForm } from './letter-form.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterProgress } from './letter-progress.tsx'
import { viewLetter } from './letter-view.ts'
import { ReviewLetter } from './review-letter.tsx'
import { useForgetStored } from './use-letter-words.ts'

export const handle = { leaves: true }

async function getLetter({ db }: App, id: string) {
  const letter = await findLetter(db, readId(id))
  if (!letter) throw data('There is no such letter.', { status: 404 })
  return letter
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const app = context.get(appContext)
  const letter = await getLetter(app, params.id)
  const { searchParams } = url
  const test = searchParams.get('test')
  const { mail, business, lettersPerMinute } = app.config
  return {
    letter: viewLetter(letter),
    isReviewed: letter.state === 'draft' && searchParams.has('review'),
    readers: await countReaders(app.db),
    test: test === null ? undefined : await findTestStanding(app, test),
    from: { name: mail.from.name, email: mail.from.address, address: business.address },
    perMinute: lettersPerMinute,
    hasMailServer: mail.smtpUrl !== undefined,
    saved: searchParams.get('saved'),
    kept: searchParams.has('kept'),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const letter = await getLetter(app, params.id)
  return answerLetterForm(app, letter, await readDeskForm(request), staffId)
}

/** One letter to the newsletter's subscribers: written, looked at, on its way, sent. */
export default function LetterRoute({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { letter, isReviewed, saved, kept, ...shown } = loaderData
  useForgetStored(letter)
  const done = saved
    ? { id: saved, title: 'The letter is saved.' }
    : kept && letter.state === 'draft'
      ? {
          id: 'kept',
          title: 'It was not sent.',
          text: 'It was changed or sent meanwhile, or nobody is on the list.',
        }
      : undefined
  return (
    <SettingsFrame title="Letter">
      {letter.state === 'draft' && !isReviewed && (
        <LetterForm key={letter.id} letter={letter} refused={refused} {...shown} />
      )}
      {isReviewed && <ReviewLetter letter={letter} {...shown} />}
      {letter.state !== 'draft' && (
        <>
          <LetterProgress letter={letter} perMinute={shown.perMinute} />
          <LetterPreview words={letter} from={shown.from} />
        </>
      )}
      <DoneToast done={refused ? undefined : done} />
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The letter" />
}
