import { useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import type { ShownList, ShownListRow } from './shown-list.ts'

/** How products are ticked in the list that stands open. */
export interface Ticks {
  /** How many are ticked, on this list or not. */
  count: number
  isTicked: (row: ShownListRow) => boolean
  tick: (row: ShownListRow, on: boolean) => void
}

interface Local {
  /** What the list was made from: another one knows better. */
  of: ShownList
  on: ReadonlyMap<number, boolean>
}

/** Ticks products in the list as it was loaded: each is seen at once, and sent by itself. */
export function useTicks(loaded: ShownList): Ticks {
  const submit = useSubmit()
  const action = `${cataloguePath}${useLocation().search}`
  const [local, setLocal] = useState<Local>(() => ({ of: loaded, on: new Map() }))
  const on = local.of === loaded ? local.on : new Map<number, boolean>()
  const isTicked = (row: ShownListRow) => on.get(row.id) ?? row.ticked
  return {
    count: loaded.rows.reduce(
      (count, row) => count + Number(isTicked(row)) - Number(row.ticked),
      loaded.ticked,
    ),
    isTicked,
    tick: (row, isOn) => {
      setLocal({ of: loaded, on: new Map(on).set(row.id, isOn) })
      void submit(
        { intent: isOn ? 'tick' : 'untick', id: row.id, live: '1' },
        // One that is pressed twice quickly is sent twice, in order.
        { method: 'post', action, navigate: false, fetcherKey: `tick ${row.id}` },
      )
    },
  }
}
