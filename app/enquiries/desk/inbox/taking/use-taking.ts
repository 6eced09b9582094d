import { useEffect, useMemo, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import type { ShownInbox, ShownRow } from '#app/enquiries/desk/inbox/shown-inbox.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import type { InboxTaking } from './inbox-taking.ts'

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
  const { list, action } = addressesOf(useLocation().search)
  const [taken, setTaken] = useState<readonly TakenRow[]>([])

  useEffect(() => {
    const row = data?.row
    if (row) setTaken((so) => [...so, row])
  }, [data])

  const taking = useMemo<InboxTaking>(
    () => ({
      list,
      action,
      take: (row) => void submit({ intent: 'take', live: '1', ...row }, { method: 'post', action }),
    }),
    [submit, list, action],
  )
  const inbox = useMemo(() => withRows(loaded, taken), [loaded, taken])
  return { taking, inbox, done: data?.done, problem: data?.problem }
}

/** The list's own address, which may be that of a form sent before, and where its forms go. */
export function addressesOf(search: string) {
  const asked = new URLSearchParams(search)
  asked.delete('index')
  const query = asked.toString()
  return {
    list: query ? `${inboxPath}?${query}` : inboxPath,
    // Without `index` it would be the layout's.
    action: `${inboxPath}?${query ? `index&${query}` : 'index'}`,
  }
}

/** What was loaded later than it was taken knows better. */
function withRows(inbox: ShownInbox, taken: readonly TakenRow[]): ShownInbox {
  const changed = new Map(taken.map((row) => [row.reference, row]))
  const change = (row: ShownRow): ShownRow => {
    const newer = changed.get(row.reference)
    return newer && newer.version > row.version ? { ...row, ...newer } : row
  }
  const groups = inbox.groups.map((group) => ({ ...group, rows: group.rows.map(change) }))
  return { ...inbox, groups }
}
