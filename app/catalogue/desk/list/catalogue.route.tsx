import { data, Link, redirect, useNavigation } from 'react-router'
import { findDoneChange } from '#app/catalogue/desk/done-change.server.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { DoneToast, laterDone } from '#app/desk/parts/done-toast.tsx'
import { LoadingBars } from '#app/desk/parts/loading-bars.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useLate } from '#app/desk/parts/use-late.ts'
import { readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { keepOpenList } from '#app/desk/shell/keep-open-list.ts'
import { deskPictures } from '#app/desk/shell/thumb-pictures.server.ts'
import {
  bulkChangesPath,
  cataloguePath,
  categoriesPath,
  deletedPath,
  deskGuidesPath,
  exportPath,
  importPath,
  labelsPath,
  priceListPath,
  stockRoundPath,
  waitingListPath,
} from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/catalogue.route'
import { changeProductList, readListChange } from './change-list.server.ts'
import { changeOffer, readOfferChange } from './change-offer.server.ts'
import { changeTicks, readTickChange } from './change-ticks.server.ts'
import { listAddress, newProductAddress, readListQuery } from './list-address.ts'
import { ProductListBar } from './list-bar.tsx'
import { ListChangesContext } from './list-changes.ts'
import { ListFoot } from './list-foot.tsx'
import { ListTable } from './list-table.tsx'
import { NoProducts } from './no-products.tsx'
import { showList } from './shown-list.server.ts'
import { TickedFloor } from './ticked-floor.tsx'
import { useChangingList } from './use-changing-list.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { searchParams } = url
  return {
    stock: await showList(db, readListQuery(searchParams), {
      staffId: id,
      mayChange: role !== 'desk',
    }),
    arranging: searchParams.has('arrange'),
    nothingFound: deskPictures.nothingFound,
    done: await findDoneChange(db, searchParams.get('done'), id),
  }
}

/**
 * Ticks products; shows, hides or moves one, says whether it can be had or what it costs, or undoes
 * that. With `live` the answer is for the list that stands open; else the list is shown again, as
 * without JavaScript.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'catalogue')
  const form = await readDeskForm(request)
  const query = readListQuery(url.searchParams)
  const ticking = readTickChange(readPostedForm(form))
  if (ticking) {
    const { db } = context.get(appContext)
    const ticked = await changeTicks(db, ticking, { staffId: id, query })
    if ('problem' in ticked) return data(ticked, { status: 409 })
    if (form.has('live')) return ticked
    throw redirect(`${cataloguePath}${listAddress(query)}`, 303)
  }
  const app = context.get(appContext)
  const offer = readOfferChange(readPostedForm(form))
  const asked = offer ?? readListChange(form)
  if (!asked) {
    throw data('This form was not understood. Please open the catalogue again.', { status: 400 })
  }
  const outcome =
    asked.intent === 'offer'
      ? await changeOffer(app, asked, id)
      : await changeProductList(app, asked, id)
  if ('problem' in outcome) return data(outcome, { status: 409 })
  if ('fault' in outcome) return data(outcome, { status: 422 })
  if ('ask' in outcome) throw redirect(outcome.ask, 303)
  const { row, done, changeId } = outcome
  if (form.has('live')) return { row, done }
  const to = new URLSearchParams(listAddress(query))
  if (url.searchParams.has('arrange')) to.set('arrange', '')
  if (changeId !== undefined) to.set('done', String(changeId))
  throw redirect(`${cataloguePath}?${to}`, 303)
}

export const shouldRevalidate = keepOpenList

/** The catalogue's list: what is sold, shown or hidden, in the shop's order. */
export default function CatalogueRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { arranging, nothingFound } = loaderData
  const { changes, stock, done, problem, moved } = useChangingList(loaderData.stock)
  const { name } = useSiteFacts()
  const navigation = useNavigation()
  const isLate = useLate(
    navigation.state === 'loading' && navigation.location.pathname === cataloguePath,
  )
  const refused = actionData && 'problem' in actionData ? actionData.problem : undefined
  const fault =
    changes.fault ?? (actionData && 'fault' in actionData ? actionData.fault : undefined)
  const said = problem ?? refused
  const { q, category, show } = stock.query
  const isTicked = changes.ticks.count > 0
  const printed = isTicked ? '?ticked' : listAddress({ q, category, show })
  return (
    <main id="main" className={isLate ? 'page is-late' : 'page'}>
      <title>{`Catalogue | Desk, ${name}`}</title>
      <PageHead title="Catalogue">
        <Link className="more narrow" to={deskGuidesPath}>
          Guides
        </Link>
        <Link className="btn btn-line to-round" to={stockRoundPath}>
          <Icon name="list" />
          Stock round
        </Link>
        {stock.mayChange && (
          <>
            <Link className="btn btn-line" to={importPath} aria-label="Import">
              <DeskIcon name="sheet" />
              <span className="wide">Import</span>
            </Link>
            <Link
              className="btn"
              to={newProductAddress(stock.query.category)}
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
      <ProductListBar stock={stock} />
      {said && (
        <div className="notice" role="alert">
          <p>{said}</p>
        </div>
      )}
      <LoadingBars label="Loading the catalogue" />
      <div className="when-loaded">
        <ListChangesContext value={{ ...changes, fault }}>
          {stock.rows.length > 0 ? (
            <ListTable stock={stock} arranging={arranging} />
          ) : (
            <NoProducts stock={stock} picture={nothingFound} />
          )}
          <ListFoot stock={stock} arranging={arranging} />
          {stock.mayChange && <TickedFloor stock={stock} />}
        </ListChangesContext>
        <p className="list-ways">
          <Link className="more" to={waitingListPath}>
            Who waits
          </Link>
          <Link className="more" to={labelsPath + printed}>
            Plant labels{isTicked && ' of the chosen'}
          </Link>
          {stock.mayChange && (
            <>
              <Link className="more" to={priceListPath + printed}>
                Price list{isTicked && ' of the chosen'}
              </Link>
              <Link className="more" to={categoriesPath}>
                Categories
              </Link>
              <Link className="more" to={bulkChangesPath}>
                Many at once
              </Link>
              <Link className="more" to={deletedPath}>
                Deleted
              </Link>
              <a className="more" href={exportPath('products.xlsx')}>
                Products as Excel
              </a>
              <a className="more" href={exportPath('products.csv')}>
                As CSV
              </a>
            </>
          )}
        </p>
      </div>
      <p className="vh" role="status">
        {moved}
      </p>
      <DoneToast done={laterDone(done, loaderData.done)} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The catalogue" />
}
