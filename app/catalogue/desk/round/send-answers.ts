import {
  type AnswerStored,
  heldKey,
  type ShownAnswer,
  type WaitingAnswer,
  waitingAnswers,
} from '#app/catalogue/rounds/waiting-answer.ts'
import { endsSending } from '#app/desk/waiting/change-rules.ts'
import { tryPostJson } from '#app/desk/waiting/try-post-json.ts'
import { storeAnswerPath } from '#app/paths/desk-paths.ts'
import { askForWaking, asOnly } from '#app/ui/forms/keep-sending.ts'
import { fetchToken } from '#app/ui/forms/post-json.ts'
import { hearTabs, tellTabs } from '#app/ui/forms/tell-tabs.ts'

/** Under which name the browser wakes the desk's worker when there is a network again. */
export const answersTag = 'send-answers'

const toldNews = 'desk-round-told'

/** What the site said of somebody's answer, by `heldKey`. */
interface AnswerTold {
  staffId: number
  key: string
  answer: ShownAnswer
}

/** Calls back when the site has said something of an answer, to any tab or the worker; gives what ends that. */
export function onAnswerTold(call: (told: AnswerTold) => void): () => void {
  return hearTabs(toldNews, call)
}

/** For so long answers of somebody else stay here, in ms. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/**
 * Holds an answer until the site has it, in place of an earlier one about the same: that one may
 * have arrived already, so what stood before both is kept. Throws where the browser can hold nothing.
 */
export async function holdAnswer(answer: Omit<WaitingAnswer, 'place'>): Promise<void> {
  let { was } = answer
  await waitingAnswers.changeEach(
    (held) => {
      if (held.staffId !== answer.staffId) {
        return answer.givenAt - held.givenAt > keptMs ? undefined : held
      }
      if (heldKey(held) !== heldKey(answer)) return held
      was = held.was
      return undefined
    },
    () => ({ ...answer, was }),
  )
  await askForWaking(answersTag)
}

/**
 * Sends what waits, one after the other in the order in which it was given: of one person, or in the
 * worker of whoever is signed in; `onAnswerTold` says what became of each. Gives whether some of it
 * still waits for a network.
 */
export async function sendAnswers(staffId?: number): Promise<boolean> {
  return (await asOnly('desk answers', () => sendInOrder(staffId))) ?? false
}

async function sendInOrder(staffId: number | undefined): Promise<boolean> {
  // Answers that are given meanwhile go with the others.
  for (const tried = new Set<string>(); ; ) {
    const all = await waitingAnswers.list()
    const next = all.find(
      (held) => !tried.has(held.id) && (staffId === undefined || held.staffId === staffId),
    )
    if (!next) return false
    tried.add(next.id)
    const { id, place: _, givenAt: __, staffId: whose, ...answer } = next
    const token = await fetchToken().catch(() => undefined)
    if (token === undefined) return true
    const sent = { staffId: whose, answer: { ...answer, submission: id } }
    const reply = await tryPostJson(storeAnswerPath, sent, token)
    if (!reply) return true
    const { status } = reply
    const body = (reply.body ?? {}) as AnswerStored
    // Whoever gave it signs in again, or asks later: it stays.
    if (endsSending(status)) return false
    if (status === 403 && body.notYours) continue
    const state = status === 403 ? 'refused' : 'gone'
    const told = body.answer ?? { state, said: next.said, theirs: null }
    // First: what is in no queue any more is shown as it was told.
    tellTabs<AnswerTold>(toldNews, { staffId: whose, key: heldKey(next), answer: told })
    await waitingAnswers.change(id, () => undefined)
  }
}
