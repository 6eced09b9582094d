import { Form } from 'react-router'
import { AtWork, type Progress } from './at-work.tsx'
import { importAddress } from './import-paths.ts'

/** The fourth step while it goes on. */
export function ApplyStep({ id, view }: { id: string; view: Progress }) {
  const { undoing, toDo } = view
  const rows = toDo === 1 ? 'row' : 'rows'
  return (
    <AtWork
      id={id}
      path={importAddress(id)}
      view={view}
      title={(all) => (undoing ? 'Taking the import back' : `Putting ${all} ${rows} in the shop`)}
      label={undoing ? 'Changes undone' : 'Rows applied'}
    >
      {!undoing && (
        <Form method="post">
          <button type="submit" name="intent" value="stop" className="btn btn-line">
            Stop and undo
          </button>
        </Form>
      )}
    </AtWork>
  )
}
