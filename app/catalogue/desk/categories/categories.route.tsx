import { data, Form, redirect } from 'react-router'
import { listCategoriesForStaff } from '#app/catalogue/store/categories/categories.server.ts'
import { listOutdated, saidOfCategory } from '#app/catalogue/store/translated-from.ts'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, categoriesPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { counted } from '#languages/counted.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/categories.route'
import {
  type CategoryDraft,
  type CategoryNotDone,
  makeTranslatedDraft,
  type ShownCategory,
} from './category-draft.ts'
import { CategoryFields } from './category-fields.tsx'
import { changeCategory, tellCategory } from './category-form.server.ts'
import { OwnCategory } from './own-category.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const kept = await listCategoriesForStaff(context.get(appContext))
  const categories = kept.map((category): ShownCategory => {
    const { key, version, name, wall, kind, page, products, hidden, added, translations } = category
    return {
      ...makeTranslatedDraft((text, language) => translations[language]?.[text] ?? ''),
      key,
      version,
      name,
      wall,
      kind,
      hidden,
      added,
      ...(page ?? { heading: '', title: '', description: '', intro: '' }),
      outdated: listOutdated(saidOfCategory(category)),
      products: counted(products, 'product'),
    }
  })
  const { searchParams } = url
  const changed = categories.find(({ key }) => key === searchParams.get('category'))
  return {
    categories,
    mayChange: role !== 'desk',
    done: changed && tellCategory(searchParams, changed.name),
  }
}

/** Adds, renames, moves or hides a category that is the nursery’s own. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'catalogue')
  const outcome = await changeCategory(context.get(appContext), await readDeskForm(request), id)
  if (!outcome) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  if ('done' in outcome) return redirect(categoriesPath + outcome.done, 303)
  if ('ask' in outcome) return redirect(outcome.ask, 303)
  return data({ notDone: outcome.notDone }, { status: outcome.status })
}

const empty: CategoryDraft = {
  name: '',
  heading: '',
  title: '',
  description: '',
  intro: '',
  wall: 'pista',
  kind: 'plant',
  ...makeTranslatedDraft(() => ''),
}

/** The categories: the shop’s twelve, which stay, and the nursery’s own. */
export default function CategoriesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, mayChange, done } = loaderData
  const { name } = useSiteFacts()
  const notDone: CategoryNotDone | undefined = actionData?.notDone
  const own = categories.filter(({ added }) => added)
  const isNew = notDone?.key === '' ? notDone : undefined
  const adding = useFormRound(own.length, isNew !== undefined)
  return (
    <main id="main" className="page">
      <title>{`Categories | Desk, ${name}`}</title>
      <PageHead title="Categories" back={{ to: cataloguePath, label: 'Catalogue' }} />
      {notDone?.problem && (
        <div className="notice" role="alert">
          <p>{notDone.problem}</p>
        </div>
      )}
      <div className="account">
        <section aria-labelledby="h-own">
          <h2 id="h-own">Your own</h2>
          {own.length === 0 && (
            <p className="note">
              None yet. One that you add has a page in the shop, stands in its footer and is found
              by search.
            </p>
          )}
          <ul>
            {own.map((category, place) => (
              <OwnCategory
                key={category.key}
                category={category}
                isFirst={place === 0}
                isLast={place === own.length - 1}
                mayChange={mayChange}
                notDone={notDone?.key === category.key ? notDone : undefined}
              />
            ))}
          </ul>
          {mayChange && (
            <details className="category-add" open={isNew !== undefined} key={adding.round}>
              <summary className="more">Add a category</summary>
              <Form
                className="form"
                method="post"
                preventScrollReset
                ref={adding.form}
                onSubmit={adding.onSubmit}
                data-refused={isNew?.draft && ''}
              >
                <input type="hidden" name="intent" value="add" />
                <CategoryFields id="new" draft={isNew?.draft ?? empty} faults={isNew?.faults} />
                <button type="submit" className="btn">
                  Add the category
                </button>
              </Form>
            </details>
          )}
        </section>
        <section aria-labelledby="h-twelve">
          <h2 id="h-twelve">The shop’s twelve</h2>
          <p className="note">
            The shop’s navigation, pages and addresses are built on these: their names, their order
            and that they are shown stay as they are. What is in them is yours to change.
          </p>
          <ul className="categories">
            {categories
              .filter(({ added }) => !added)
              .map((category) => (
                <li key={category.key}>
                  <b>{category.name}</b> <small>{category.products}</small>
                </li>
              ))}
          </ul>
        </section>
      </div>
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The categories" />
}
