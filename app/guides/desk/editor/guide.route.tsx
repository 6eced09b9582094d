import { data, Form, Link, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findDoneGuide, undoGuide } from '#app/guides/desk/done-guide.server.ts'
import { beginGuideLetter } from '#app/guides/desk/guide-letter.server.ts'
import { LanguageTabs } from '#app/guides/desk/language-tabs.tsx'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { deskGuidesPath, guideEditPath, guideHistoryPath } from '#app/paths/desk-paths.ts'
import { letterPath } from '#app/paths/newsletter-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/guide.route'
import { GuideForm } from './guide-form.tsx'
import { answerGuideForm } from './save-guide-form.server.ts'
import { openGuide } from './shown-guide.server.ts'
import { unlessPreview } from './unless-preview.ts'

export const handle = { floor: true, leaves: true }

export const shouldRevalidate = unlessPreview

const noSuchGuide = 'There is no guide with this number'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const guide = await openGuide(app, readId(params.id), staff.name)
  if (!guide) throw data(noSuchGuide, { status: 404 })
  return {
    guide,
    maySend: staff.role === 'owner',
    done: await findDoneGuide(app.db, url.searchParams.get('done'), staff.id),
  }
}

/** Saves what was changed or shows how it reads; undoes what was just saved; begins a letter of it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const id = readId(params.id)
  const stored = await findStoredGuide(app.db, id)
  if (!stored) throw data(noSuchGuide, { status: 404 })
  const intent = form.get('intent')
  if (intent === 'undo') return undoGuide(app, form, staff.id, guideEditPath(id))
  if (intent === 'letter') {
    requireRole(context, 'owner')
    return redirect(letterPath(await beginGuideLetter(app, stored.edit, staff.id)), 303)
  }
  const outcome = await answerGuideForm(app, stored, form, staff.id)
  if ('missing' in outcome) throw data(noSuchGuide, { status: 404 })
  if ('notSaved' in outcome) {
    return data({ notSaved: outcome.notSaved }, { status: outcome.status })
  }
  const { changeId } = outcome.saved
  return redirect(guideEditPath(id) + (changeId === undefined ? '' : `?done=${changeId}`), 303)
}

/** One guide in English: its text, what it speaks of, and how it is shown. */
export default function GuideRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { guide, maySend, done } = loaderData
  const { id = 0, title, seenAt, edited } = guide
  const { name } = useSiteFacts()
  const notSaved = actionData && 'notSaved' in actionData ? actionData.notSaved : undefined
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <main id="main" className="page" key={id}>
      <title>{`${title} | Desk, ${name}`}</title>
      <PageHead title={title} back={{ to: deskGuidesPath, label: 'Guides' }}>
        {seenAt && (
          <a className="more" href={seenAt}>
            See it in the shop
          </a>
        )}
      </PageHead>
      <p className="edited-last">
        {edited} <Link to={guideHistoryPath(id)}>What happened</Link>
      </p>
      <LanguageTabs id={id} translations={guide.translations} showing={guide.draft.showing} />
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <GuideForm guide={guide} notSaved={notSaved} />
      {maySend && seenAt && (
        <Form method="post" className="guide-letter">
          <button type="submit" className="more" name="intent" value="letter">
            <Icon name="mail" />
            Send this as a letter
          </button>
          <small>
            Begins a letter to the newsletter’s readers. Nothing is sent before you look at it.
          </small>
        </Form>
      )}
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="This guide" />
}
