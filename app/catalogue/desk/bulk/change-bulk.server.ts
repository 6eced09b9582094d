import { setTimeout as pause } from 'node:timers/promises'
import { data, redirect } from 'react-router'
import {
  beginBulkChange,
  findBulkChange,
  leaveOutLines,
  replanBulkChange,
  type StoredBulk,
} from '#app/catalogue/bulk/bulk.server.ts'
import { type PriceChange, roundings } from '#app/catalogue/bulk/bulk-change.ts'
import { beginUndoing } from '#app/catalogue/sheets/begin-import.server.ts'
import { throwAwayImport } from '#app/catalogue/sheets/unapplied-imports.server.ts'
import { readId } from '#app/desk/posted-form.ts'
import { bulkChangePath, cataloguePath } from '#app/paths/desk-paths.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'

/** So long a form waits for a change to be done, in ms: mostly its page need not show how far it is. */
const waitMs = 1_000
const lookEveryMs = 40

/** Does what a form of a change of many products asks for, and leads to what is shown then. */
export async function changeBulk(app: App, kept: StoredBulk, form: FormData, staffId: number) {
  const { id, bulk } = kept
  const here = bulkChangePath(id)
  const intent = form.get('intent')
  if (form.has('from')) await leaveOutLines(app.db, kept, readLeftOut(form))
  switch (intent) {
    case 'round':
      if (bulk.does === 'price') await replanBulkChange(app.db, kept, rounded(bulk, form))
      throw redirect(`${here}${pageOf(form, 'this-page')}`, 303)
    case 'next':
      throw redirect(`${here}${pageOf(form, 'next-page')}`, 303)
    case 'apply': {
      if (bulk.does === 'price' && isPlanned(kept) && !isAsShown(bulk, form)) {
        await replanBulkChange(app.db, kept, rounded(bulk, form))
        // No error: after one, the page would keep the prices that it shows.
        return data({ problem: isRounded }, { status: 200 })
      }
      const begun = await beginBulkChange(app, id, staffId)
      const state = begun ? undefined : await findState(app.db, id)
      if (state === 'checked') {
        return data({ problem: 'There is nothing left to change.' }, { status: 409 })
      }
      if (state === 'matching') return data({ problem: isBeingRounded }, { status: 409 })
      // A button that was pressed twice has begun it already.
      break
    }
    case 'undo': {
      const begun = await beginUndoing(app, id, { staffId, keepLater: true })
      if (!begun && (await findState(app.db, id)) === 'applied') {
        return data({ problem: 'This can’t be undone any more.' }, { status: 409 })
      }
      break
    }
    case 'throw-away':
      // What was applied meanwhile shows what became of it.
      throw redirect((await throwAwayImport(app.db, id)) ? cataloguePath : here, 303)
    default:
      throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  await waitForIt(app.db, id)
  throw redirect(here, 303)
}

const isBeingRounded =
  'The prices are being rounded again. Look at them once more, then apply; if this stays, choose the rounding again.'

const isRounded = 'These are the prices with that rounding. Look at them, then apply.'

function isPlanned({ state }: StoredBulk) {
  return state === 'checked' || state === 'matching'
}

/** Tells whether the prices are applied with the rounding with which the page showed them. */
function isAsShown({ roundTo }: PriceChange, form: FormData) {
  return ['round', 'shown-round'].every((name) => Number(form.get(name) ?? roundTo) === roundTo)
}

function readLeftOut(form: FormData) {
  return {
    from: readId(form.get('from')),
    to: readId(form.get('to')),
    out: form.getAll('out').flatMap((value) => {
      const [, row, line] = /^(\d{1,9}):(\d{1,9})$/.exec(String(value)) ?? []
      return row === undefined ? [] : [{ row: Number(row), number: Number(line) }]
    }),
  }
}

function rounded(bulk: PriceChange, form: FormData): PriceChange {
  const said = Number(form.get('round'))
  return { ...bulk, roundTo: roundings.find((step) => step === said) ?? bulk.roundTo }
}

function pageOf(form: FormData, name: string): string {
  const after = readId(form.get(name))
  return after > 0 ? `?after=${after}` : ''
}

/** A few hundred products are done before anybody could read how far it is. */
async function waitForIt(db: Database, id: string): Promise<void> {
  const until = performance.now() + waitMs
  while (performance.now() < until) {
    const state = await findState(db, id)
    if (state !== 'applying' && state !== 'undoing') return
    await pause(lookEveryMs)
  }
}

async function findState(db: Database, id: string) {
  return (await findBulkChange(db, id))?.state
}
