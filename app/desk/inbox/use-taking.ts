import { useEffect, useMemo, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Done } from '#app/desk/shell/done-toast.tsx'
import { inboxPath } from './inbox-path.ts'
import type { InboxTaking } from './inbox-taking.ts'
import type { ShownInbox, ShownRow } from './shown-inbox.ts'

type TakenRow = Pick<ShownRow, 'reference' | 'with' | 'version'>

interface Answer {
  row?: TakenRow
  done?: Done
  problem?: string
}

/**
 * Takes enquiries from the list that stands open. Gives the list with what was changed in its rows,
 * each still in its place, and what to say of it.
 */
export function useTaking(loaded: ShownInbox): {
  taking: InboxTaking
  inbox: ShownInbox
  done: Done | undefined
  problem: string | undefined
} {
  const { submit, data } = useFetcher<Answer>()
  // Without `index` it would be the layout's.
  const action = `${inboxPath}?index${useLocation().search.replace('?', '&')}`
  const [taken, setTaken] = useState<{ of: ShownInbox; rows: TakenRow[] }>()

  useEffect(() => {
    const row = data?.row
    if (!row) return
    setTaken((so) => ({ of: loaded, rows: [...(so?.of === loaded ? so.rows : []), row] }))
  }, [data, loaded])

  const taking = useMemo<InboxTaking>(
    () => ({
      action,
      take: (row) => void submit({ intent: 'take', live: '1', ...row }, { method: 'post', action }),
    }),
    [submit, action],
  )
  const rows = taken?.of === loaded ? taken.rows : []
  const inbox = useMemo(() => withRows(loaded, rows), [loaded, rows])
  return { taking, inbox, done: data?.done, problem: data?.problem }
}

function withRows(inbox: ShownInbox, rows: readonly TakenRow[]): ShownInbox {
  if (rows.length === 0) return inbox
  const changed = new Map(rows.map((row) => [row.reference, row]))
  return {
    ...inbox,
    groups: inbox.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, ...changed.get(row.reference) })),
    })),
  }
}
