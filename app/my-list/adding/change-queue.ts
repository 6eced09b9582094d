import { changeKeptList, keepRows, type NewNames, readKeptList } from '#app/my-list/kept-rows.ts'
import { type Change, isSameThing } from '#app/my-list/list.ts'
import type { ListRow } from '#app/my-list/list-row.ts'
import { changeListPath } from '#app/paths/shop-paths.ts'
import { documentLanguage } from '#languages/use-language.ts'

/** How long an answer may take before the change is made here alone, in ms. */
const patienceMs = 5_000

interface Waiting {
  change: Change
  names: NewNames | undefined
  done: (rows: ListRow[] | undefined) => void
}

/** Changes that were not sent yet, in order. */
const waiting: Waiting[] = []
let isSending = false

/**
 * Makes a change of the list after those before it: each answer's cookie is the next one's start.
 * Gives the list as it is then, or undefined when the site refused it; without an answer it is
 * changed in this browser, where a new thing is called as `names` says. A quantity that waits to be set is
 * left out for the one that follows it.
 */
export function sendChange(change: Change, names?: NewNames): Promise<ListRow[] | undefined> {
  return new Promise((done) => {
    const last = waiting.at(-1)
    const replaces = last?.change.do === 'set' && change.do === 'set'
    if (replaces && isSameThing(last.change, change)) {
      last.change = change
      const before = last.done
      last.done = (rows) => {
        before(rows)
        done(rows)
      }
      return
    }
    waiting.push({ change, names, done })
    if (!isSending) void sendAll()
  })
}

/** Whether a change is on its way: what the cookie holds is older than what is shown then. */
export function isListChanging(): boolean {
  return isSending
}

async function sendAll() {
  isSending = true
  for (let next = waiting.shift(); next; next = waiting.shift()) next.done(await make(next))
  isSending = false
}

async function make({ change, names }: Waiting): Promise<ListRow[] | undefined> {
  const answer = await post(change)
  const rows =
    answer === 'cut off'
      ? readKeptList(change, names)
      : (answer ?? { rows: changeKeptList(change, names) }).rows
  if (!rows) return undefined
  keepRows(rows)
  // The stub shows how many there are.
  dispatchEvent(new Event('my-list'))
  return rows
}

/**
 * The site's answer, without rows where it refused; undefined where there is none. One that was cut
 * off has brought the cookie, and so the change. What is no JSON came from somebody in between, such
 * as a hotel's network that asks to sign in first.
 */
async function post(change: Change): Promise<{ rows?: ListRow[] } | 'cut off' | undefined> {
  try {
    const response = await fetch(changeListPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...change, language: documentLanguage() }),
      signal: AbortSignal.timeout?.(patienceMs),
    })
    const isOurs = response.headers.get('content-type')?.startsWith('application/json')
    if (response.status >= 500 || !isOurs) return undefined
    return response.ok ? await response.json().catch(() => 'cut off') : {}
  } catch {
    return undefined
  }
}
