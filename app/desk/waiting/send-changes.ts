import { storeChangePath } from '#app/paths/desk-paths.ts'
import { askForWaking, asOnly } from '#app/ui/forms/keep-sending.ts'
import { fetchToken } from '#app/ui/forms/post-json.ts'
import { hearTabs, tellTabs } from '#app/ui/forms/tell-tabs.ts'
import {
  afterAnswer,
  afterStored,
  ageChange,
  beginChange,
  endsSending,
  whenSent,
} from './change-rules.ts'
import { tryPostJson } from './try-post-json.ts'
import type { NewChange, StoredAnswer, WaitingChange } from './waiting-change.ts'
import { addChange, changeEachChange, changeWaitingChange, listChanges } from './waiting-store.ts'

/** Under which name the browser wakes the desk's worker when there is a network again. */
export const changesTag = 'send-changes'

const storedNews = 'desk-changes-stored'

/** Whose change the site has stored, and which. */
interface ChangeStored {
  staffId: number
  id: string
}

/** Calls back when a change is stored that any tab or the worker sent; gives what ends that. */
export function onChangeStored(call: (stored: ChangeStored) => void): () => void {
  return hearTabs(storedNews, call)
}

/** Holds a change until there is a network. Throws where the browser can hold nothing. */
export async function holdChange(change: NewChange): Promise<void> {
  await addChange(beginChange(change, Date.now()))
  await askForWaking(changesTag)
}

/**
 * Sends what is due, one after the other in the order in which it was written: of one person, or
 * in the worker of whoever is signed in. Gives whether some of it still waits for a network.
 */
export async function sendAllChanges(staffId?: number): Promise<boolean> {
  return (await asOnly('desk changes', () => sendInOrder(staffId))) ?? false
}

async function sendInOrder(staffId: number | undefined) {
  for (const { id, staffId: whose } of await listChanges()) {
    if (staffId !== undefined && staffId !== whose) continue
    const now = Date.now()
    const change = await changeWaitingChange(id, (held) => ageChange(held, now))
    const when = change ? whenSent(change, now) : 'never'
    if (when === 'never') continue
    if (when === 'later') return false
    const status = await send(id)
    if (status === undefined) return true
    if (endsSending(status)) return false
  }
  return false
}

/** Sends one, and gives the status of the site's answer; undefined where there was no network. */
async function send(id: string): Promise<number | undefined> {
  // Where the site can't even be asked for this, nothing has left the phone.
  const token = await fetchToken().catch(() => undefined)
  if (token === undefined) return undefined
  let before: WaitingChange | undefined
  await changeWaitingChange(id, (held) => {
    before = held
    return { ...held, state: 'sending' }
  })
  const held = before
  // Taken back meanwhile.
  if (!held) return 200
  const { staffId, reference, form } = held
  const change = { staffId, reference, form }
  const answer = await tryPostJson(storeChangePath, change, token)
  if (!answer) return undefined
  const after = afterAnswer(held, answer, Date.now())
  const { version } = (answer.body ?? {}) as StoredAnswer
  // In one: what follows must not be sent with the version before.
  await changeEachChange((one) => {
    if (one.id === id) return after
    return after ? one : afterStored(one, held, version)
  })
  if (!after) tellTabs<ChangeStored>(storedNews, { staffId, id })
  return answer.status
}
