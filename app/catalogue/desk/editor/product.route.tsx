import { data, Link, redirect } from 'react-router'
import { findDoneChange } from '#app/catalogue/desk/done-change.server.ts'
import { changeProductList, readListChange } from '#app/catalogue/desk/list/change-list.server.ts'
import { listAddress } from '#app/catalogue/desk/list/list-address.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { findDeletion } from '#app/catalogue/store/deleting/deleted-products.server.ts'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import {
  cataloguePath,
  deletedPath,
  historyPath,
  productEditPath,
  whoWaitsPath,
} from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { countWaiting } from '#app/waiting-list/waiting-counts.server.ts'
import { type App, appContext } from '#server/app-context.ts'
import type { Route } from './+types/product.route'
import { DeleteProduct, NotDeleted, StandsInQuotes } from './delete-product.tsx'
import { readSizeStep } from './draft/step-sizes.ts'
import { ProductForm } from './product-form.tsx'
import { afterStep, saveByForm } from './save-by-form.server.ts'
import { openProduct } from './shown-product.server.ts'

export const handle = { floor: true, leaves: true }

const noSuchProduct = 'There is no product with this number'
const deletedMeanwhile =
  'It was deleted while you were writing, and nothing was saved. Bring it back under Deleted products, then save here again.'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const id = readId(params.id)
  const product = await openProduct(app, id, staff)
  if (!product) {
    const deletion = await findDeletion(app.db, id)
    if (deletion && staff.role !== 'desk') throw redirect(deletedPath, 302)
    throw data(noSuchProduct, { status: 404 })
  }
  const waiting = (await countWaiting(app.db, [id])).get(id) ?? []
  return {
    product,
    waiting: waiting.reduce((sum, size) => sum + size.waiting, 0),
    done: await findDoneChange(app.db, url.searchParams.get('done'), staff.id),
  }
}

/** Saves what was changed, undoes what was just saved, or shows what was hidden. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const id = readId(params.id)
  if (form.get('intent') === 'delete') {
    return deleteAsked(app, id, staff.id, form.get('sure') === 'yes')
  }
  const step = readSizeStep(form.get('intent'))
  if (step) return data({ notSaved: afterStep(form, step) })
  if (form.has('intent')) {
    const asked = readListChange(form)
    if (!asked || asked.intent === 'move') {
      throw data('This form was not understood. Please open the page again.', { status: 400 })
    }
    const outcome = await changeProductList(app, asked, staff.id)
    if ('ask' in outcome) return redirect(outcome.ask, 303)
    if ('problem' in outcome) return data({ problem: outcome.problem }, { status: 409 })
    return redirect(doneAddress(id, outcome.changeId), 303)
  }
  const product = await openProduct(app, id, staff)
  const outcome = product ? await saveByForm(app, product, form, staff) : { missing: true }
  if ('missing' in outcome) {
    if (!(await findDeletion(app.db, id))) throw data(noSuchProduct, { status: 404 })
    // What was typed stays: it can be saved once the product is back.
    return data({ problem: deletedMeanwhile }, { status: 409 })
  }
  if ('saved' in outcome) return redirect(doneAddress(id, outcome.saved.changeId), 303)
  return data({ notSaved: outcome.notSaved }, { status: outcome.status })
}

/** Deletes the product and leads to the list, where it can be undone; or says why it stays. */
async function deleteAsked(app: App, id: number, staffId: number, sure: boolean) {
  const outcome = await deleteProduct(app, id, staffId, { sure })
  if ('missing' in outcome) throw data(noSuchProduct, { status: 404 })
  if ('named' in outcome) return data({ isNamed: true }, { status: 409 })
  if ('inQuotes' in outcome) return data({ inQuotes: outcome.inQuotes }, { status: 409 })
  return redirect(`${cataloguePath}?done=${outcome.deleted.changeId}`, 303)
}

/** One product: all that is known of it, in two columns. */
export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, waiting, done } = loaderData
  const { edit, edited, id = 0, categories } = product
  const { name } = useSiteFacts()
  const category = categories.find(({ key }) => key === edit.category)
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const notSaved = actionData && 'notSaved' in actionData ? actionData.notSaved : undefined
  return (
    <main id="main" className="page" key={id}>
      <title>{`${edit.name} | Desk, ${name}`}</title>
      <PageHead
        title={edit.name}
        back={{
          to: cataloguePath + listAddress({ category: edit.category }),
          label: category?.name ?? 'Catalogue',
        }}
      >
        {!edit.hidden && !category?.hidden && (
          <a className="more" href={productPath(edit.slug)}>
            See it in the shop
          </a>
        )}
      </PageHead>
      <p className="edited-last">
        {edited ? `Last edited ${edited}. ` : 'As it was first loaded. '}
        <Link to={historyPath(id)}>What happened</Link>
      </p>
      {waiting > 0 && (
        <p className="edited-last">
          <Link to={whoWaitsPath(id)}>
            {waiting === 1 ? 'One person waits for it' : `${waiting} people wait for it`}
          </Link>
          {'. Who waits for a size is told ten minutes after it is saved as available.'}
        </p>
      )}
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {actionData && 'isNamed' in actionData && (
        <NotDeleted id={id} version={product.version} hidden={edit.hidden} />
      )}
      {actionData && 'inQuotes' in actionData && (
        <StandsInQuotes name={edit.name} {...actionData.inQuotes} />
      )}
      {!product.mayChange && (
        <p className="note">You see the catalogue; the owner and who keeps it change it.</p>
      )}
      <ProductForm product={product} notSaved={notSaved} />
      {product.mayChange && <DeleteProduct name={edit.name} />}
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="This product" />
}

function doneAddress(id: number, changeId: number | undefined) {
  return changeId === undefined ? productEditPath(id) : `${productEditPath(id)}?done=${changeId}`
}
