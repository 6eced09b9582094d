import { data, Link, redirect, useNavigation } from 'react-router'
import {
  cataloguePath,
  categoriesPath,
  deletedPath,
  importPath,
  newProductPath,
} from '#app/desk/catalogue/catalogue-paths.ts'
import { findDoneChange } from '#app/desk/catalogue/done-change.server.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { DeskIcon } from '#app/desk/shell/desk-icon.tsx'
import { deskPictures } from '#app/desk/shell/desk-pictures.server.ts'
import { DoneToast } from '#app/desk/shell/done-toast.tsx'
import { keepOpenList } from '#app/desk/shell/keep-open-list.ts'
import { LoadingBars } from '#app/desk/shell/loading-bars.tsx'
import { PageHead } from '#app/desk/shell/page-head.tsx'
import { useLate } from '#app/desk/shell/use-late.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/catalogue.route'
import { changeStock, readStockChange } from './change-stock.server.ts'
import { NothingInStock } from './nothing-in-stock.tsx'
import { showStock } from './shown-stock.server.ts'
import { readStockQuery, stockAddress } from './stock-address.ts'
import { StockBar } from './stock-bar.tsx'
import { StockChangesContext } from './stock-changes.ts'
import { StockFoot } from './stock-foot.tsx'
import { StockLedger } from './stock-ledger.tsx'
import { useStockChanges } from './use-stock-changes.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { searchParams } = url
  return {
    stock: await showStock(db, readStockQuery(searchParams), role !== 'desk'),
    arranging: searchParams.has('arrange'),
    nothingFound: deskPictures.nothingFound,
    done: await findDoneChange(db, searchParams.get('done'), id),
  }
}

/**
 * Shows, hides or moves a product, or undoes that. With `live` the answer is for the list that
 * stands open; else the list is shown anew, as without JavaScript.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'catalogue')
  const form = await readDeskForm(request)
  const asked = readStockChange(form)
  if (!asked) {
    throw data('This form was not understood. Please open the catalogue again.', { status: 400 })
  }
  const outcome = await changeStock(context.get(appContext), asked, id)
  if ('problem' in outcome) return data({ problem: outcome.problem }, { status: 409 })
  if ('ask' in outcome) throw redirect(outcome.ask, 303)
  const { row, done, changeId } = outcome
  if (form.has('live')) return { row, done }
  const to = new URLSearchParams(stockAddress(readStockQuery(url.searchParams)))
  if (url.searchParams.has('arrange')) to.set('arrange', '')
  if (changeId !== undefined) to.set('done', String(changeId))
  throw redirect(`${cataloguePath}?${to}`, 303)
}

export const shouldRevalidate = keepOpenList

/** The catalogue's list (§6 of the desk's design): what is sold, shown or hidden, in the shop's order. */
export default function CatalogueRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { arranging, nothingFound } = loaderData
  const { changes, stock, done, problem, moved } = useStockChanges(loaderData.stock)
  const { name } = useSiteFacts()
  const navigation = useNavigation()
  const isLate = useLate(
    navigation.state === 'loading' && navigation.location.pathname === cataloguePath,
  )
  const refused = actionData && 'problem' in actionData ? actionData.problem : undefined
  const said = problem ?? refused
  return (
    <main id="main" className={isLate ? 'page is-late' : 'page'}>
      <title>{`Catalogue | Desk, ${name}`}</title>
      <PageHead title="Catalogue">
        {stock.mayChange && (
          <>
            <Link className="btn btn-line" to={importPath} aria-label="Import">
              <DeskIcon name="sheet" />
              <span className="wide">Import</span>
            </Link>
            <Link
              className="btn"
              to={newProductPath(stock.query.category)}
              aria-label="New product"
            >
              <Icon name="plus" />
              <span>
                New<span className="wide"> product</span>
              </span>
            </Link>
          </>
        )}
      </PageHead>
      <StockBar stock={stock} />
      {said && (
        <div className="notice" role="alert">
          <p>{said}</p>
        </div>
      )}
      <LoadingBars label="Loading the catalogue" />
      <div className="when-loaded">
        <StockChangesContext value={changes}>
          {stock.rows.length > 0 ? (
            <StockLedger stock={stock} arranging={arranging} />
          ) : (
            <NothingInStock stock={stock} picture={nothingFound} />
          )}
          <StockFoot stock={stock} arranging={arranging} />
        </StockChangesContext>
        {stock.mayChange && (
          <p className="list-ways">
            <Link className="more" to={categoriesPath}>
              Categories
            </Link>
            <Link className="more" to={deletedPath}>
              Deleted
            </Link>
            <a className="more" href="/desk/exports/products.xlsx">
              Products as Excel
            </a>
            <a className="more" href="/desk/exports/products.csv">
              As CSV
            </a>
          </p>
        )}
      </div>
      <p className="vh" role="status">
        {moved}
      </p>
      <DoneToast done={done ?? loaderData.done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The catalogue" />
}
