import { data } from 'react-router'
import { findImport } from '#app/catalogue/sheets/imports.server.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/import.route'
import { ApplyStep } from './apply-step.tsx'
import { changeImport } from './change-import.server.ts'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { viewImport } from './import-view.server.ts'
import { MatchStep } from './match-step.tsx'
import { ImportSteps } from './steps.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  const { db } = context.get(appContext)
  const kept = await getImport(db, params.id)
  const { searchParams } = url
  const said = searchParams.get('step')
  const asked = {
    step: said === 'match' || said === 'check' ? said : undefined,
    show: searchParams.get('show'),
    after: readId(searchParams.get('after')),
    undo: searchParams.has('undo'),
  } as const
  const { id, fileName, sheetName, otherSheets, rows } = kept
  return {
    file: { id, fileName, sheetName, otherSheets, rows },
    view: await viewImport(db, kept, asked, new Date()),
  }
}

/** Does what one of the step's forms asks for. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const kept = await getImport(app.db, params.id)
  const back = `${url.pathname.replace(/\.data$/, '')}${url.search}`
  return changeImport(app, kept, await readDeskForm(request), { staffId, back })
}

/** An import at the step that it has come to. */
export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { file, view } = loaderData
  const { name } = useSiteFacts()
  const at = view.step === 'match' ? 2 : view.step === 'check' ? 3 : 4
  return (
    <main id="main" className="page">
      <title>{`Import ${file.fileName} | Desk, ${name}`}</title>
      <PageHead title="Import" back={{ to: cataloguePath, label: 'Catalogue' }} />
      <ImportSteps at={at} />
      {actionData?.problem && (
        <div className="notice" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {view.step === 'match' && (
        <MatchStep file={file} columns={view.columns} said={actionData?.matching} />
      )}
      {view.step === 'check' && <CheckStep file={file} view={view} />}
      {view.step === 'apply' && <ApplyStep id={file.id} view={view} />}
      {view.step === 'done' && <DoneStep file={file} view={view} />}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The import" />
}

async function getImport(db: Parameters<typeof findImport>[0], id: string) {
  const kept = await findImport(db, id)
  if (!kept || kept.bulk)
    throw data('There is no such import. It may be older than 30 days.', { status: 404 })
  return kept
}
