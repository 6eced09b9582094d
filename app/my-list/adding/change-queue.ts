import type { Change } from '#app/my-list/list.ts'
import type { ListRow } from '#app/my-list/list-row.ts'

/** How long an answer may take before a change counts as failed, in ms. */
const patienceMs = 20_000

/** Changes that were not sent yet, in order. */
const waiting: { change: Change; done: (rows: ListRow[] | undefined) => void }[] = []
let isSending = false

/**
 * Sends a change of the list after those before it: each answer's cookie is the next one's start.
 * Gives the list as the server has it then, or undefined when it could not be sent. A quantity that
 * waits to be set is left out for the one that follows it.
 */
export function sendChange(change: Change): Promise<ListRow[] | undefined> {
  return new Promise((done) => {
    const last = waiting.at(-1)
    if (last && last.change.do === 'set' && change.do === 'set' && last.change.id === change.id) {
      last.change = change
      const before = last.done
      last.done = (rows) => {
        before(rows)
        done(rows)
      }
      return
    }
    waiting.push({ change, done })
    if (!isSending) void sendAll()
  })
}

async function sendAll() {
  isSending = true
  for (let next = waiting.shift(); next; next = waiting.shift()) next.done(await post(next.change))
  isSending = false
}

async function post(change: Change): Promise<ListRow[] | undefined> {
  try {
    const response = await fetch('/my-list/change', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) return undefined
    const { rows } = await response.json()
    // The stub shows how many there are.
    dispatchEvent(new Event('my-list'))
    return rows
  } catch {
    return undefined
  }
}
