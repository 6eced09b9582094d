import { data, Form, Link, redirect } from 'react-router'
import { findDoneChange } from '#app/catalogue/desk/done-change.server.ts'
import { changeProductList, readListChange } from '#app/catalogue/desk/list/change-list.server.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { picturePath, productEditPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { type App, appContext, uploadContext } from '#server/app-context.ts'
import type { Route } from './+types/picture.route'
import { answerPictureCall, whenToComeAgain } from './answer-picture-call.server.ts'
import { changeByPictureForm, readPictureForm } from './change-by-form.server.ts'
import { listForScreen } from './listed-pictures.server.ts'
import { PictureEditor } from './picture-editor.tsx'
import { PictureList } from './picture-list.tsx'
import { type PictureReceived, picturedProduct, receivePicture } from './receive-picture.server.ts'

const noSuchProduct = 'There is no product with this number'

type Context = Route.ActionArgs['context']

export const middleware: Route.MiddlewareFunction[] = [answerPictureCall(receive)]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const { id, version, edit } = await getProduct(app, params.id)
  const pictures = await listForScreen(app.db, edit)
  const of = url.searchParams.get('of')
  const chosen = pictures.find(({ picture }) => picture === of)
  const edited = chosen ?? pictures[0]
  return {
    isNew: url.searchParams.has('new'),
    isSaved: url.searchParams.has('saved'),
    done: await findDoneChange(app.db, url.searchParams.get('done'), staff.id),
    pictures,
    product: {
      id,
      version,
      name: edit.name,
      hidden: edit.hidden,
      wall: edit.wall,
      of: chosen?.picture,
      pictureDescription: edited?.description ?? '',
      room: edited?.room,
    },
  }
}

/**
 * Takes the forms of a browser without JavaScript that bring a file, and those that change what is
 * there: each tells what it did on the page that it leads to.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const upload = context.get(uploadContext)
  if (!upload) return changeAsked(request, params.id, context)
  const { status, errors, saved } = await receive(context, params.id)
  const { description, of, intent } = upload.fields
  const id = readId(params.id)
  if (errors) {
    const refused = { errors, description }
    const answer = intent === 'add' ? { notAdded: refused } : { refused }
    return data(answer, { status, headers: whenToComeAgain(status) })
  }
  if (intent === 'add') return redirect(doneAddress(id, saved?.changeId), 303)
  return redirect(`${pictureAddress(id, of && (saved?.picture || of))}saved`, 303)
}

/** Describes, moves or removes a picture, or undoes what was just done. */
async function changeAsked(request: Request, given: string | undefined, context: Context) {
  const staff = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const { id } = await getProduct(app, given)
  const form = await readDeskForm(request)
  const undone = readListChange(form)
  if (undone?.intent === 'undo') {
    const outcome = await changeProductList(app, undone, staff.id)
    if ('ask' in outcome) return redirect(outcome.ask, 303)
    if ('problem' in outcome) return data({ problem: outcome.problem }, { status: 409 })
    return redirect(doneAddress(id, outcome.changeId), 303)
  }
  const asked = readPictureForm(form)
  if (!asked) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  const outcome = await changeByPictureForm(app, id, asked, staff.id)
  if ('missing' in outcome) throw data(noSuchProduct, { status: 404 })
  if ('problem' in outcome) {
    return data({ notChanged: { asked, problem: outcome.problem } }, { status: 422 })
  }
  return redirect(doneAddress(id, outcome.changeId), 303)
}

function pictureAddress(id: number, of: string | undefined) {
  return of ? `${picturePath(id)}?of=${encodeURIComponent(of)}&` : `${picturePath(id)}?`
}

function doneAddress(id: number, changeId: number | undefined) {
  return `${picturePath(id)}${changeId === undefined ? '' : `?done=${changeId}`}#pictures`
}

/** The page of a product's pictures: stands alone, and works without JavaScript. */
export default function PictureRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, pictures, isNew, isSaved, done } = loaderData
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const notAdded = actionData && 'notAdded' in actionData ? actionData.notAdded : undefined
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const notChanged = actionData && 'notChanged' in actionData ? actionData.notChanged : undefined
  const place = pictures.findIndex(({ picture }) => picture === product.of)
  const { name } = useSiteFacts()
  const { pictureDescription } = product
  // What a browser without JavaScript has sent in vain stays in its form.
  const typed = {
    ...product,
    pictureDescription: refused?.description ?? pictureDescription,
  }
  const title = pictures.length > 1 ? `Pictures of ${product.name}` : `Picture of ${product.name}`
  return (
    <main id="main" className="page">
      <title>{`${title} | Desk, ${name}`}</title>
      <PageHead title={title} back={{ to: productEditPath(product.id), label: product.name }} />
      {isNew && !product.room && (
        <p className="picture-next" role="status" {...takesFocus}>
          <b>{product.name} is in the catalogue.</b> Visitors see it once it has a picture and you
          show it.
        </p>
      )}
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {product.of && (
        <h2 className="picture-which">
          Picture {place + 1} <Link to={picturePath(product.id)}>All pictures</Link>
        </h2>
      )}
      {(product.of || pictures.length < 2 || refused) && (
        <form method="post" encType="multipart/form-data" noValidate key={product.of}>
          {product.of && <input type="hidden" name="of" value={product.of} />}
          <PictureEditor
            product={typed}
            of={product.of}
            errors={refused?.errors}
            saved={isSaved && !actionData}
          />
        </form>
      )}
      {product.hidden && product.room && <ShowInShop product={product} />}
      {pictures.length > 0 && !product.of && (
        <PictureList
          product={product}
          pictures={pictures}
          notChanged={notChanged}
          notAdded={notAdded}
        />
      )}
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

/** A product that has its picture and is hidden still: one tap shows it. */
function ShowInShop({ product: { id, version } }: { product: { id: number; version: number } }) {
  return (
    <Form className="picture-show" method="post" action={productEditPath(id)}>
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <p>Visitors do not see it yet.</p>
      <button type="submit" className="btn">
        Show it in the shop
      </button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The picture" />
}

async function receive(context: Context, given: string | undefined): Promise<PictureReceived> {
  const staff = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const { id, edit } = await getProduct(app, given)
  const upload = context.get(uploadContext) ?? { fields: {} }
  const { name, wall } = edit
  const product = picturedProduct(app, { id, name, wall, pictures: listPictures(edit) }, staff.id)
  return receivePicture(app, product, upload, staff.id)
}

async function getProduct({ db }: App, given: string | undefined) {
  const product = await findProductForStaff(db, readId(given))
  if (!product) throw data(noSuchProduct, { status: 404 })
  return product
}
