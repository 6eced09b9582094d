import { data, Form, type MiddlewareFunction, redirect } from 'react-router'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { picturePath, productEditPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { type App, appContext, uploadContext } from '#server/app-context.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import type { Route } from './+types/picture.route'
import { PictureEditor } from './picture-editor.tsx'
import { receivePicture } from './receive-picture.server.ts'
import { findThumbPicture } from './shown-picture.server.ts'

type Context = Route.ActionArgs['context']

/** A picture that a script has sent is answered with JSON, so that the page stays as it is. */
const answerCall: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const calls = request.headers.get('accept') === 'application/json'
  if (request.method !== 'POST' || !calls) return next()
  try {
    const { status, ...answer } = await receive(context, params.id)
    return Response.json(answer, { status, headers: whenToComeAgain(status) })
  } catch (error) {
    // What is thrown for the person to read; anything else is ours.
    if (!isThrownData(error)) throw error
    return Response.json({ errors: { picture: error.data } }, { status: error.init?.status ?? 400 })
  }
}

export const middleware: Route.MiddlewareFunction[] = [answerCall]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  const { id, version, edit } = await getProduct(context.get(appContext), params.id)
  return {
    isNew: url.searchParams.has('new'),
    isSaved: url.searchParams.has('saved'),
    product: {
      id,
      version,
      name: edit.name,
      hidden: edit.hidden,
      wall: edit.wall,
      pictureDescription: edit.pictureDescription,
      room: findThumbPicture(edit),
    },
  }
}

/** Takes the form of a browser without JavaScript. */
export async function action({ params, context }: Route.ActionArgs) {
  const { status, errors } = await receive(context, params.id)
  const description = context.get(uploadContext)?.fields.description
  return errors
    ? data({ errors, description }, { status, headers: whenToComeAgain(status) })
    : redirect(`${picturePath(Number(params.id))}?saved`, 303)
}

/** The page of a product's picture: stands alone, and works without JavaScript. */
export default function PictureRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, isNew, isSaved } = loaderData
  const { name } = useSiteFacts()
  const { pictureDescription } = product
  // What a browser without JavaScript has sent in vain stays in its form.
  const typed = {
    ...product,
    pictureDescription: actionData?.description ?? pictureDescription,
  }
  return (
    <main id="main" className="page">
      <title>{`Picture of ${product.name} | Desk, ${name}`}</title>
      <PageHead
        title={`Picture of ${product.name}`}
        back={{ to: productEditPath(product.id), label: product.name }}
      />
      {isNew && !product.room && (
        <p className="picture-next" role="status" {...takesFocus}>
          <b>{product.name} is in the catalogue.</b> Visitors see it once it has a picture and you
          show it.
        </p>
      )}
      <form method="post" encType="multipart/form-data" noValidate>
        <PictureEditor product={typed} errors={actionData?.errors} saved={isSaved && !actionData} />
      </form>
      {product.hidden && product.room && <ShowInShop product={product} />}
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

async function receive(context: Context, given: string | undefined) {
  const staff = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const { id, edit } = await getProduct(app, given)
  const upload = context.get(uploadContext) ?? { fields: {} }
  const product = { id, wall: edit.wall, hasPicture: findThumbPicture(edit) !== undefined }
  return receivePicture(app, product, upload, staff.id)
}

function whenToComeAgain(status: number): Record<string, string> {
  return status === 503 ? { 'Retry-After': String(tryAgainAfter) } : {}
}

async function getProduct({ db }: App, given = '') {
  const product = /^\d{1,15}$/.test(given)
    ? await findProductForStaff(db, Number(given))
    : undefined
  if (!product) throw data('There is no product with this number', { status: 404 })
  return product
}

function isThrownData(error: unknown): error is { data: string; init?: { status?: number } } {
  return error instanceof Object && 'data' in error && typeof error.data === 'string'
}
