import { data, redirect } from 'react-router'
import { AddPictures } from '#app/catalogue/desk/picture/add-pictures.tsx'
import {
  answerPictureCall,
  whenToComeAgain,
} from '#app/catalogue/desk/picture/answer-picture-call.server.ts'
import { readPictureForm } from '#app/catalogue/desk/picture/change-by-form.server.ts'
import { listPicturesOn } from '#app/catalogue/desk/picture/listed-pictures.server.ts'
import { AddOnePicture, OfGonePicture } from '#app/catalogue/desk/picture/picture-forms.tsx'
import {
  type Pictured,
  type PictureReceived,
  receivePicture,
} from '#app/catalogue/desk/picture/receive-picture.server.ts'
import { describePicture } from '#app/catalogue/pictures/picture-changes.ts'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findDoneGuide, undoGuide } from '#app/guides/desk/done-guide.server.ts'
import { guideLimits } from '#app/guides/guide.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { guideEditPath, guidePicturesPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { type App, appContext, uploadContext } from '#server/app-context.ts'
import type { Route } from './+types/guide-pictures.route'
import { arrangePictures } from './arrange-pictures.ts'
import { changeGuidePictures } from './change-guide-pictures.server.ts'
import { PictureRow } from './picture-row.tsx'

type Context = Route.ActionArgs['context']

const full = `A guide has at most ${guideLimits.pictures} pictures: remove one first.`

export const middleware: Route.MiddlewareFunction[] = [answerPictureCall(receive)]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const { id, edit } = await getGuide(app, params.id)
  return {
    id,
    title: edit.title,
    pictures: await listPicturesOn(app.db, edit.pictures, edit.wall),
    done: await findDoneGuide(app.db, url.searchParams.get('done'), staff.id),
  }
}

/**
 * Takes a picture from a browser without JavaScript, as one more or in the place of another;
 * describes, moves or removes one, or undoes that.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const id = readId(params.id)
  const upload = context.get(uploadContext)
  if (upload) {
    const { status, errors, saved } = await receive(context, params.id)
    if (!errors) return redirect(doneAddress(id, saved?.changeId), 303)
    const { description, of } = upload.fields
    return data(
      { notSent: { errors, description, of } },
      { status, headers: whenToComeAgain(status) },
    )
  }
  const form = await readDeskForm(request)
  if (form.get('intent') === 'undo') return undoGuide(app, form, staff.id, guidePicturesPath(id))
  const asked = readPictureForm(form)
  if (!asked) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  const { intent, of } = asked
  const result = await changeGuidePictures(app, id, staff.id, (guide) => {
    if (intent === 'remove') return arrangePictures(guide, of, intent)
    const described = describePicture(guide.pictures, of, asked)
    if ('refused' in described) return described
    if (intent === 'describe') return { change: described }
    return arrangePictures({ ...guide, pictures: described.pictures }, of, intent)
  })
  const refused = (problem: string) => data({ notChanged: { asked, problem } }, { status: 422 })
  if ('refused' in result) return refused(result.refused)
  if ('faults' in result) return refused(Object.values(result.faults)[0] ?? 'This can’t be saved.')
  return redirect(doneAddress(id, 'saved' in result ? result.saved.changeId : undefined), 303)
}

/**
 * The pictures of a guide: each is described, moved, removed and replaced by forms of its own, and others are
 * added.
 */
export default function GuidePicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, pictures, done } = loaderData
  const { name } = useSiteFacts()
  const isHydrated = useHydrated()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const notChanged = actionData && 'notChanged' in actionData ? actionData.notChanged : undefined
  const notSent = actionData && 'notSent' in actionData ? actionData.notSent : undefined
  const isHere = (of: string | undefined) => pictures.some(({ picture }) => picture === of)
  const wasToReplace = notSent?.of && !isHere(notSent.of) ? notSent : undefined
  // What was to take the place of one that is gone can still be sent as one more.
  const notAdded = wasToReplace ? { ...wasToReplace, errors: {} } : !notSent?.of && notSent
  return (
    <main id="main" className="page">
      <title>{`Pictures of ${title} | Desk, ${name}`}</title>
      <PageHead title="Pictures" back={{ to: guideEditPath(id), label: title }} />
      <section className="pics" aria-label="Pictures">
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
        {notChanged && !isHere(notChanged.asked.of) && <OfGonePicture notChanged={notChanged} />}
        {wasToReplace && (
          <p className="err" role="alert">
            The picture whose place this was to take was taken away meanwhile. What you typed stands
            below: send it as one more picture.
          </p>
        )}
        <ol className="pic-list">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.picture}
              picture={picture}
              number={index + 1}
              count={pictures.length}
              notChanged={notChanged?.asked.of === picture.picture ? notChanged : undefined}
              notReplaced={notSent?.of === picture.picture ? notSent : undefined}
            />
          ))}
        </ol>
        {isHydrated && !notAdded ? (
          <AddPictures
            path={guidePicturesPath(id)}
            count={pictures.length}
            most={guideLimits.pictures}
          />
        ) : (
          <AddOnePicture path={guidePicturesPath(id)} notAdded={notAdded || undefined} />
        )}
        <p className="note">
          Up to {guideLimits.pictures}, 20 MB each. The first stands on the card and above the
          guide; in the text a picture stands where <code>![what](picture-2)</code> names it, and
          goes on doing so when it is moved.
        </p>
      </section>
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

async function receive(context: Context, given: string | undefined): Promise<PictureReceived> {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const { id, edit } = await getGuide(app, given)
  const guide: Pictured = {
    // What a picture shows is said by whoever adds it: a title would not. Of a guide that visitors see, the
    // first picture is seen at once.
    name: edit.state === 'shown' ? edit.title : '',
    wall: edit.wall,
    pictures: edit.pictures,
    most: guideLimits.pictures,
    full,
    change: (change) =>
      changeGuidePictures(app, id, staff.id, ({ pictures }) => {
        const changed = change(pictures)
        return 'refused' in changed ? changed : { change: changed }
      }),
  }
  const upload = context.get(uploadContext) ?? { fields: {} }
  return receivePicture(app, guide, upload, staff.id)
}

async function getGuide({ db }: App, given: string | undefined) {
  const guide = await findStoredGuide(db, readId(given))
  if (!guide) throw data('There is no guide with this number', { status: 404 })
  return guide
}

function doneAddress(id: number, changeId: number | undefined) {
  return guidePicturesPath(id) + (changeId === undefined ? '' : `?done=${changeId}`)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="These pictures" />
}
