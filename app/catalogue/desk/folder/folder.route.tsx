import { data } from 'react-router'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { importPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/folder.route'
import { FolderForm } from './folder-form.tsx'
import { mostFiles, readFiles } from './folder-plan.ts'
import { planFolder } from './plan-folder.server.ts'

export const handle = { leaves: true }

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  return null
}

/** Tells what sending a folder's files would do: nothing is changed. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRole(context, 'owner', 'catalogue')
  const form = await readDeskForm(request)
  const files = readFiles(String(form.get('files') ?? ''))
  if (files.length === 0) return data({ problem: 'Choose the photographs first.' }, { status: 422 })
  if (files.length > mostFiles) {
    const problem = `These are ${files.length} files: at most ${mostFiles} go at once. Choose fewer.`
    return data({ problem }, { status: 422 })
  }
  const manner = form.get('manner') === 'add' ? 'add' : 'replace'
  const { db } = context.get(appContext)
  return { plan: await planFolder(db, files, manner) }
}

/** A folder of photographs, each of which is called after its product. */
export default function FolderRoute() {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`A folder of photographs | Desk, ${name}`}</title>
      <PageHead title="A folder of photographs" back={{ to: importPath, label: 'Import' }} />
      <FolderForm />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The folder" />
}
