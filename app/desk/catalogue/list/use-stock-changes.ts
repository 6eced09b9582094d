import { useEffect, useMemo, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { cataloguePath } from '#app/desk/catalogue/catalogue-paths.ts'
import type { Done } from '#app/desk/shell/done-toast.tsx'
import type { ShownStock, ShownStockRow } from './shown-stock.ts'
import type { StockChanges, StockPlace } from './stock-changes.ts'

/** What the list's action answers to a list that stands open. */
export interface StockAnswer {
  row?: { id: number; version: number; hidden: boolean }
  done?: Done
  problem?: string
}

interface Local {
  /** What the list was made from: another one knows better. */
  of: ShownStock
  hidden: ReadonlyMap<number, { hidden: boolean; version: number }>
  ids: readonly number[] | undefined
}

/**
 * Changes products in the list that stands open: a switch and a move are seen at once, and taken
 * back where the server refuses them. Gives the list as it stands, and what to say of it.
 */
export function useStockChanges(loaded: ShownStock): {
  changes: StockChanges
  stock: ShownStock
  done: Done | undefined
  problem: string | undefined
  moved: string | undefined
} {
  const { submit, data, state } = useFetcher<StockAnswer>()
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
  const changes: StockChanges = {
    action,
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
export function placeBeside(ids: readonly number[], id: number, to: StockPlace): number[] {
  const others = ids.filter((other) => other !== id)
  const at = 'before' in to ? others.indexOf(to.before) : others.indexOf(to.after) + 1
  return at < 0 ? [...ids] : others.toSpliced(at, 0, id)
}

function plain(of: ShownStock): Local {
  return { of, hidden: new Map(), ids: undefined }
}

function withLocal(stock: ShownStock, { hidden, ids }: Local): ShownStock {
  const rows = stock.rows.map((row): ShownStockRow => {
    const newer = hidden.get(row.id)
    return newer && newer.version >= row.version ? { ...row, ...newer } : row
  })
  if (!ids) return { ...stock, rows }
  return { ...stock, rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
}
