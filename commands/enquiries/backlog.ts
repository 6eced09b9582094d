import { parseArgs } from 'node:util'
import { listQuarantined } from '#app/enquiries/receiving/quarantine.server.ts'
import { formatOptions, printJson, printRows, readFormat } from '#commands/shared/print-rows.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import { listMessages, messageColumns, messageInStaffWords } from './messages.ts'
import { sayQuarantine } from './quarantine-line.ts'

/** `backlog`: how outbox and quarantine stand, and every message that has not arrived. */
export async function backlog(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: formatOptions })
  const format = readFormat(values)
  await withSiteDatabase(async (db) => {
    const state = await readOutboxState(db)
    const messages = await listMessages(db, { states: ['waiting', 'given-up'] })
    if (format === 'json') {
      const { length: quarantined } = await listQuarantined(db)
      return printJson({ ...state, quarantined, messages })
    }
    const rows = messages.map(messageInStaffWords)
    if (format === 'csv') return printRows(rows, messageColumns, 'csv')
    const { waiting, atMailboxes, oldestSeconds } = state
    const age = waiting > atMailboxes ? `, the oldest since ${inWords(oldestSeconds)}` : ''
    const mailboxes = atMailboxes > 0 ? `; ${atMailboxes} at a mailbox that takes nothing` : ''
    const held = state.held > 0 ? `; ${state.held} held back since a restore` : ''
    const counts = `${state.givenUp} given up; ${state.refused} refused for good${held}`
    say(`${waiting - atMailboxes} waiting${age}${mailboxes}; ${counts}.`)
    await sayQuarantine(db)
    if (rows.length > 0) printRows(rows, messageColumns, 'table')
  })
}

function inWords(seconds: number) {
  if (seconds < 120) return `${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}
