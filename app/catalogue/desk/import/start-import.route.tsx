import { data, Form, Link, redirect } from 'react-router'
import { countProducts } from '#app/catalogue/sheets/product-sheet.server.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, exportPath, folderPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'
import { appContext, uploadContext } from '#server/app-context.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import type { Route } from './+types/start-import.route'
import { ChooseFile } from './choose-file.tsx'
import {
  type EarlierImport,
  showEarlierImports,
  showUnappliedImports,
  type UnappliedImport,
} from './earlier-imports.server.ts'
import { importAddress } from './import-paths.ts'
import { receiveSheet } from './receive-sheet.server.ts'
import { ImportSteps } from './steps.tsx'

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  const { db } = context.get(appContext)
  return {
    products: await countProducts(db),
    unapplied: await showUnappliedImports(db),
    earlier: await showEarlierImports(db, new Date()),
    thrownAway: url.searchParams.has('thrown-away'),
  }
}

/** Reads the file that was sent, and leads to its columns; or says why it can't be read. */
export async function action({ context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const outcome = await receiveSheet(context.get(appContext), context.get(uploadContext), staffId)
  if ('problem' in outcome) {
    const { problem, status } = outcome
    const headers = new Headers()
    if (status === 503) headers.set('Retry-After', String(tryAgainAfter))
    return data({ problem }, { status, headers })
  }
  throw redirect(importAddress(outcome.id), 303)
}

/** The first step of an import: the file, good sheets to start from, and what was imported before. */
export default function StartImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { products, unapplied, earlier, thrownAway } = loaderData
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Import | Desk, ${name}`}</title>
      <PageHead title="Import" back={{ to: cataloguePath, label: 'Catalogue' }} />
      <ImportSteps at={1} />
      <div className="imp">
        <ChooseFile problem={actionData?.problem} />
        <div>
          <h2>Start from a good sheet</h2>
          <p>
            <a className="more" href={exportPath('products.xlsx')}>
              <DeskIcon name="sheet" />
              Your {counted(products, 'product')} as Excel
            </a>
          </p>
          <p>
            <a className="more" href={exportPath('empty.xlsx')}>
              <DeskIcon name="sheet" />
              An empty sheet with the right columns
            </a>
          </p>
          <p className="stone">
            An empty cell changes nothing. To empty a field, write - into its cell.
          </p>
          <h2>Photographs</h2>
          <p>
            <Link className="more" to={folderPath}>
              <DeskIcon name="camera" />
              Send a folder of photographs
            </Link>
          </p>
        </div>
      </div>
      {unapplied.length > 0 && (
        <section className="hist" aria-labelledby="unapplied">
          <h2 id="unapplied">Read, not applied</h2>
          <ul>
            {unapplied.map((one) => (
              <Unapplied key={one.id} one={one} />
            ))}
          </ul>
        </section>
      )}
      {earlier.length > 0 && (
        <section className="hist" aria-labelledby="earlier">
          <h2 id="earlier">Earlier imports</h2>
          <ul>
            {earlier.map((one) => (
              <Earlier key={one.id} one={one} />
            ))}
          </ul>
        </section>
      )}
      <DoneToast
        done={
          thrownAway && !actionData
            ? { id: 'thrown-away', title: 'Thrown away', text: 'The shop is as it was.' }
            : undefined
        }
      />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The import" />
}

function Unapplied({ one }: { one: UnappliedImport }) {
  const { id, fileName, rows } = one
  return (
    <li>
      <FileAndWho one={one} />
      <span>{counted(rows, 'row')}</span>
      <Form method="post" action={importAddress(id)} preventScrollReset>
        <button type="submit" name="intent" value="throw-away" className="more">
          <Icon name="bin" />
          Throw away<span className="vh"> {fileName}</span>
        </button>
      </Form>
      <Link className="more" to={importAddress(id)}>
        Go on<span className="vh"> with {fileName}</span>
      </Link>
    </li>
  )
}

function Earlier({ one }: { one: EarlierImport }) {
  const { id, fileName, brought, undo } = one
  return (
    <li>
      <FileAndWho one={one} />
      <span>{brought}</span>
      {undo === 'open' && (
        <Form method="post" action={importAddress(id)}>
          <button type="submit" name="intent" value="undo" className="more">
            <Icon name="undo" />
            Undo<span className="vh"> {fileName}</span>
          </button>
        </Form>
      )}
      {undo === 'closed' && <span className="stone">Undo closed after 30 days</span>}
      {undo === 'undone' && <span className="stone">Undone</span>}
      {undo === 'at-work' && <Link to={importAddress(id)}>At work</Link>}
    </li>
  )
}

function FileAndWho({ one: { id, fileName, who } }: { one: UnappliedImport | EarlierImport }) {
  return (
    <span>
      <b>
        <Link to={importAddress(id)}>{fileName}</Link>
      </b>
      <small>{who}</small>
    </span>
  )
}
