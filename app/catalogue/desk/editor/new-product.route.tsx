import { data, redirect } from 'react-router'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, picturePath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/new-product.route'
import { readSizeStep } from './draft/step-sizes.ts'
import { ProductForm } from './product-form.tsx'
import { afterStep, saveByForm } from './save-by-form.server.ts'
import { openNewProduct } from './shown-product.server.ts'

export const handle = { floor: true, leaves: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'catalogue')
  const category = url.searchParams.get('category')
  return { product: await openNewProduct(context.get(appContext), category, staff) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const product = await openNewProduct(app, url.searchParams.get('category'), staff)
  const form = await readDeskForm(request)
  const step = readSizeStep(form.get('intent'))
  if (step) return data({ notSaved: afterStep(form, step) })
  const outcome = await saveByForm(app, product, form, staff)
  if ('notSaved' in outcome) return data({ notSaved: outcome.notSaved }, { status: outcome.status })
  if ('missing' in outcome) throw data('The catalogue has changed. Try again.', { status: 409 })
  // Nobody sees it before it has a picture: that is what comes next.
  return redirect(`${picturePath(outcome.saved.id)}?new`, 303)
}

/** A product that is still to be made: hidden until it has a picture and somebody shows it. */
export default function NewProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`New product | Desk, ${name}`}</title>
      <PageHead title="New product" back={{ to: cataloguePath, label: 'Catalogue' }} />
      <ProductForm product={loaderData.product} notSaved={actionData?.notSaved} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The new product" />
}
