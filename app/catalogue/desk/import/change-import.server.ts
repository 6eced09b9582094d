import { data, redirect } from 'react-router'
import { beginApplying, beginUndoing } from '#app/catalogue/sheets/begin-import.server.ts'
import { readSizeField, sizeField } from '#app/catalogue/sheets/cells/size-mends.ts'
import { checkImport } from '#app/catalogue/sheets/check-import.server.ts'
import { type ImportField, importFields } from '#app/catalogue/sheets/import-field.ts'
import { leaveOut, mendRow } from '#app/catalogue/sheets/import-rows.server.ts'
import {
  findImport,
  type StoredImport,
  saveMatching,
} from '#app/catalogue/sheets/imports.server.ts'
import type { Matching } from '#app/catalogue/sheets/match-columns.ts'
import { throwAwayImport } from '#app/catalogue/sheets/unapplied-imports.server.ts'
import { listLaterEdits } from '#app/catalogue/sheets/undo-rows.server.ts'
import { readId, readPostedForm } from '#app/desk/posted-form.ts'
import { importPath } from '#app/paths/desk-paths.ts'
import type { App } from '#server/app-context.ts'
import { importAddress } from './import-paths.ts'

/** Does what a form of an import's screen asks for, and leads to what it shows then. */
export async function changeImport(
  app: App,
  kept: StoredImport,
  form: FormData,
  { staffId, back }: { staffId: number; back: string },
) {
  const { id } = kept
  const posted = readPostedForm(form)
  switch (posted.intent) {
    case 'match':
      return match(app, kept, posted)
    case 'mend':
      return mend(app, id, posted, back)
    case 'leave-out':
    case 'take-in':
      await leaveOut(app.db, id, readId(posted.row), posted.intent === 'leave-out')
      throw redirect(back, 303)
    case 'recheck':
      await checkImport(app.db, id)
      throw redirect(importAddress(id, 'check'), 303)
    case 'apply':
      return apply(app, id, staffId)
    case 'undo':
      return undo(app, kept, staffId, posted.later)
    case 'throw-away':
      // What was applied or thrown away meanwhile shows what became of it.
      throw redirect(
        (await throwAwayImport(app.db, id)) ? `${importPath}?thrown-away` : importAddress(id),
        303,
      )
    case 'stop':
      await beginUndoing(app, id, { staffId, keepLater: false })
      throw redirect(importAddress(id), 303)
    default:
      throw data('This form was not understood. Please open the import again.', { status: 400 })
  }
}

/** What the screen is shown again with. */
interface Refused {
  problem: string
  /** The columns as they were chosen. */
  matching?: Matching
}

function refuse(refused: Refused, status = 422) {
  return data<Refused>(refused, { status })
}

async function match(app: App, kept: StoredImport, posted: Readonly<Record<string, string>>) {
  const matching = kept.headings.map((_, at): Matching[number] => {
    const said = posted[`column-${at}`] ?? ''
    if (said === '') return null
    return importFields.find((field) => field === said) ?? 'ask'
  })
  const twice = findTwice(matching)
  if (twice) {
    const columns = kept.headings.filter((_, at) => matching[at] === twice).join(' and ')
    return refuse({
      problem: `Two columns go to the same place: ${columns}. Leave one of them out.`,
      matching,
    })
  }
  if (!matching.includes('code') && !matching.includes('name')) {
    const problem = 'Say which column is the name, or the code that finds the product.'
    return refuse({ problem, matching })
  }
  await saveMatching(app.db, kept, matching)
  await checkImport(app.db, kept.id)
  throw redirect(importAddress(kept.id, 'check'), 303)
}

function findTwice(matching: Matching): ImportField | undefined {
  return importFields.find((field) => matching.filter((one) => one === field).length > 1)
}

async function mend(app: App, id: string, posted: Readonly<Record<string, string>>, back: string) {
  const size = readSizeField(posted.field ?? '')
  const field = size
    ? sizeField(size.at, size.part)
    : importFields.find((one) => one === posted.field)
  const text = (posted.text ?? '').trim()
  if (!field || text === '') return refuse({ problem: 'Write something first.' })
  await mendRow(app.db, id, { row: readId(posted.row), field, text, all: posted.all === 'yes' })
  throw redirect(back, 303)
}

/** Applies what needs nobody; a button that was pressed twice has begun it already. */
async function apply(app: App, id: string, staffId: number) {
  const begun = await beginApplying(app, id, staffId)
  const state = begun ? undefined : await findState(app, id)
  if (state === 'matching' || state === 'checked') {
    return refuse({ problem: 'There is nothing to apply any more.' }, 409)
  }
  throw redirect(importAddress(id), 303)
}

/** Undoes at once what nobody has edited since; else it shows first what was edited, and asks. */
async function undo(app: App, { id }: StoredImport, staffId: number, later: string | undefined) {
  const known = later === 'keep' || later === 'undo'
  if (!known && (await listLaterEdits(app.db, id)).length > 0) {
    throw redirect(`${importAddress(id)}?undo`, 303)
  }
  const begun = await beginUndoing(app, id, { staffId, keepLater: later === 'keep' })
  if (!begun && (await findState(app, id)) === 'applied') {
    return refuse({ problem: 'This import can’t be undone any more.' }, 409)
  }
  throw redirect(importAddress(id), 303)
}

async function findState({ db }: App, id: string) {
  return (await findImport(db, id))?.state
}
