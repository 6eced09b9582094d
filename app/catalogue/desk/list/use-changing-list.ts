import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import type { ListChanges, ListPlace } from './list-changes.ts'
import type { OfferFault } from './row-offer.ts'
import type { ChangedRow, ShownList, ShownListRow } from './shown-list.ts'
import { useTicks } from './use-ticks.ts'

/** What the list's action answers to a list that stands open. */
export interface ListAnswer {
  row?: ChangedRow
  done?: Done
  problem?: string
  fault?: OfferFault
}

interface Local {
  /** What the list was made from: another one knows better. */
  of: ShownList
  rows: ReadonlyMap<number, ChangedRow>
  ids: readonly number[] | undefined
}

/**
 * Changes products in the list that stands open: a switch and a move are seen at once, and taken
 * back where the server refuses them. Gives the list as it stands, and what to say of it.
 */
export function useChangingList(loaded: ShownList): {
  changes: ListChanges
  stock: ShownList
  done: Done | undefined
  problem: string | undefined
  moved: string | undefined
} {
  const { submit, data, state } = useFetcher<ListAnswer>()
  const action = `${cataloguePath}${useLocation().search}`
  const [local, setLocal] = useState<Local>(() => plain(loaded))
  const saving = useRef(Promise.resolve())
  const [moved, setMoved] = useState<string>()
  const [answer, setAnswer] = useState<ListAnswer>()
  const now = local.of === loaded ? local : plain(loaded)

  useEffect(() => {
    if (!data) return
    const { row, problem } = data
    // A press that leaves a price saves it, and may still last when the answer is there.
    afterPress(() => {
      setAnswer(data)
      if (row) {
        setLocal((so) => withRow(so, row))
      } else if (problem) {
        setLocal((so) => plain(so.of))
        setMoved(undefined)
      }
    })
  }, [data])

  const stock = useMemo(() => withLocal(loaded, now), [loaded, now])
  const ticks = useTicks(loaded)
  const changes: ListChanges = {
    action,
    ticks,
    mayChange: loaded.mayChange,
    fault: answer?.fault,
    choices: loaded.choices,
    setOffer: ({ id, version, hidden, offer }, said, ofAll = false) => {
      setLocal((so) =>
        withRow(so.of === loaded ? so : plain(loaded), { id, version, hidden, offer: said }),
      )
      const { had, price } = said
      const asked = { intent: 'offer', live: '1', id, had, wasHad: offer.had }
      const prices = price !== undefined && { price, wasPrice: offer.price ?? '' }
      // One after the other: a price that is left for a choice saves first.
      saving.current = saving.current.then(() =>
        submit({ ...asked, ...prices, ...(ofAll && { all: 'yes' }) }, { method: 'post', action }),
      )
    },
    setHidden: ({ id, version }, hidden) => {
      if (state !== 'idle') return
      const intent = hidden ? 'hide' : 'show'
      setLocal(withRow(now, { id, version, hidden }))
      void submit({ intent, live: '1', id, version }, { method: 'post', action })
    },
    move: ({ id, name }, to) => {
      if (state !== 'idle') return
      const now = stock.rows.map((row) => row.id)
      const beside = 'before' in to ? to.before : to.after
      // Over the edge of the page: only the list made again can show that.
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
  return { changes, stock, done: answer?.done, problem: answer?.problem, moved }
}

/** Gives ids in their order after one of them was put before or after another. */
export function placeBeside(ids: readonly number[], id: number, to: ListPlace): number[] {
  const others = ids.filter((other) => other !== id)
  const at = 'before' in to ? others.indexOf(to.before) : others.indexOf(to.after) + 1
  return at < 0 ? [...ids] : [...others.slice(0, at), id, ...others.slice(at)]
}

function plain(of: ShownList): Local {
  return { of, rows: new Map(), ids: undefined }
}

function withRow(local: Local, row: ChangedRow): Local {
  const { id } = row
  return { ...local, rows: new Map(local.rows).set(id, { ...local.rows.get(id), ...row }) }
}

function withLocal(stock: ShownList, { rows: changed, ids }: Local): ShownList {
  const rows = stock.rows.map((row): ShownListRow => {
    const newer = changed.get(row.id)
    return newer && newer.version >= row.version ? { ...row, ...newer } : row
  })
  if (!ids) return { ...stock, rows }
  return { ...stock, rows: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
}
