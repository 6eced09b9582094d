import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { ReadFile, Sheet, SheetRow } from './cell.ts'

/** How long a file may be read, in ms, and how much memory it may take for it, in MiB. */
const readingMs = 30_000
const heapMiB = 256

const tooMuch = {
  refused: 'The file is too much to read. Copy the list of products into a new file and send that.',
}

type Message =
  | { refused: string }
  | { head: Omit<Sheet, 'rows'>; otherSheets: string[] }
  | { rows: SheetRow[] }
  | { end: true }

/**
 * Reads a spreadsheet in a process of its own that has so much memory and time and no more, and
 * none of the site's settings. Gives its table, or a sentence for whoever sent it.
 */
export function readInChild(path: string, { ms = readingMs } = {}): Promise<ReadFile> {
  return new Promise((settle) => {
    const child = fork(resolve('app/stock/import/reading/reading-child.ts'), [path], {
      env: {},
      execArgv: [`--max-old-space-size=${heapMiB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
    let result: ReadFile | undefined
    const rows: SheetRow[] = []
    let whole = false
    child.on('message', (message: Message) => {
      if ('refused' in message) result = message
      else if ('rows' in message) rows.push(...message.rows)
      else if ('end' in message) whole = true
      else result = { sheet: { ...message.head, rows }, otherSheets: message.otherSheets }
    })
    const end = () => {
      clearTimeout(timer)
      settle(result && (whole || 'refused' in result) ? result : tooMuch)
    }
    child.on('error', end)
    // After its last message has been heard.
    child.on('close', end)
  })
}
