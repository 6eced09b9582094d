import { parseArgs } from 'node:util'
import { formatOptions, printJson, printRows, readFormat } from '#commands/print-rows.ts'
import { say } from '#commands/say.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import { readOutboxState } from '#server/delivery/outbox.ts'
import { listMessages, messageColumns, messageInStaffWords } from './messages.ts'

/** `backlog`: how the outbox stands, and every message that has not arrived. */
export async function backlog(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: formatOptions })
  const format = readFormat(values)
  await withSiteDatabase(async (db) => {
    const state = await readOutboxState(db)
    const messages = await listMessages(db, { states: ['waiting', 'given-up'] })
    if (format === 'json') return printJson({ ...state, messages })
    const rows = messages.map(messageInStaffWords)
    if (format === 'csv') return printRows(rows, messageColumns, 'csv')
    const age = state.waiting > 0 ? `, the oldest since ${inWords(state.oldestSeconds)}` : ''
    say(`${state.waiting} waiting${age}; ${state.givenUp} given up.`)
    if (rows.length > 0) printRows(rows, messageColumns, 'table')
  })
}

function inWords(seconds: number) {
  if (seconds < 120) return `${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}
