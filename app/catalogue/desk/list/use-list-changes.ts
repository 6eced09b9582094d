import { useEffect, useMemo, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import type { ListChanges, ListPlace } from './list-changes.ts'
import type { ShownList, ShownListRow } from './shown-list.ts'
import { useTicks } from './use-ticks.ts'

/** What the list's action answers to a list that stands open. */
export interface ListAnswer {
  row?: { id: number; version: number; hidden: boolean }
  done?: Done
  problem?: string
}

interface Local {
  /** What the list was made from: another one knows better. */
  of: ShownList
  hidden: ReadonlyMap<number, { hidden: boolean; version: number }>
  ids: readonly number[] | undefined
}

/**
 * Changes products in the list that stands open: a switch and a move are seen at once, and taken
 * back where the server refuses them. Gives the list as it stands, and what to say of it.
 */
export function useListChanges(loaded: ShownList): {
  changes: ListChanges
  stock: ShownList
  done: Done | undefined
  problem: string | undefined
  moved: string | undefined
} {
  const { submit, data, state } = useFetcher<ListAnswer>()
  const action = `${cataloguePath}${useLocation().search}`
  const [local, setLocal] = useState<Local>(() => plain(loaded))
  const [moved, setMoved] = useState<string>()
  const now = local.of === loaded ? local : plain(loaded)

  useEffect(() => {
    if (!data) return
    const { row, problem } = data
    if (row) {
      setLocal((so) => ({ ...so, hidden: new Map(so.hidden).set(row.id, row) }))
    } else if (problem) {
      setLocal((so) => plain(so.of))
      setMoved(undefined)
    }
  }, [data])

  const stock = useMemo(() => withLocal(loaded, now), [loaded, now])
  const ticks = useTicks(loaded)
  const changes: ListChanges = {
    action,
    ticks,
    mayChange: loaded.mayChange,
    setHidden: ({ id, version }, hidden) => {
      if (state !== 'idle') return
      const intent = hidden ? 'hide' : 'show'
      setLocal({ ...now, hidden: new Map(now.hidden).set(id, { hidden, version }) })
      void submit({ intent, live: '1', id, version }, { method: 'post', action })
    },
    move: ({ id, name }, to) => {
      if (state !== 'idle') return
      const now = stock.rows.map((row) => row.id)
      const beside = 'before' in to ? to.before : to.after
      // Over the edge of the page: only the list made anew can show that.
      if (!now.includes(beside)) {
        void submit({ intent: 'move', id, ...to }, { method: 'post', action })
        return
      }
      const ids = placeBeside(now, id, to)
      setLocal((so) => ({ ...(so.of === loaded ? so : plain(loaded)), ids }))
      setMoved(`${name}: place ${ids.indexOf(id) + 1} of ${ids.length} here`)
      void submit({ intent: 'move', live: '1', id, ...to }, { method: 'post', action })
    },
  }
  return { changes, stock, done: data?.done, problem: data?.problem, moved }
}

/** Gives ids in their order after one of them was put before or after another. */
export function placeBeside(ids: readonly number[], id: number, to: ListPlace): number[] {
  const others = ids.filter((other) => other !== id)
  const at = 'before' in to ? others.indexOf(to.before) : others.indexOf(to.after) + 1
  return at < 0 ? [...ids] : others.toSpliced(at, 0, id)
}

function plain(of: ShownList): Local {
  return { of, hidden: new Map(), ids: undefined }
}

function withLocal(stock: ShownList, { hidden, ids }: Local): ShownList {
  const rows = stock.rows.map((row): ShownListRow => {
    const newer = hidden.get(row.id)
    return newer && newer.version >= row.version ? { ...row, ...newer } : row
  })
  if (!ids) return { ...stock, rows }
  return { ...stock, rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
}
