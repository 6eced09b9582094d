import type { GivenAnswer } from '#app/catalogue/rounds/answer-size.server.ts'
import { readAvailability } from '#app/catalogue/sizes/availability-code.ts'

/** What a form of the stock round asks for. */
export type RoundAsked =
  | { intent: 'answer'; given: GivenAnswer; key: string }
  | { intent: 'undo' | 'end' }
  | { intent: 'settle'; answerId: number; stays: 'mine' | 'theirs' }

/** Reads a form of the stock round; undefined for what none of ours sends. */
export function readRoundForm(form: FormData): RoundAsked | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  if (intent === 'undo' || intent === 'end') return { intent }
  if (intent === 'settle') {
    const answerId = readNumber(text('answer'))
    const stays = text('stays')
    if (!answerId || (stays !== 'mine' && stays !== 'theirs')) return undefined
    return { intent, answerId, stays }
  }
  const given = readAnswer(Object.fromEntries([...form].map(([name]) => [name, text(name)])))
  return given && { intent: 'answer', given, key: text('size') }
}

/** Reads an answer as it is posted; undefined for what none of our pages sends. */
export function readAnswer({
  size = '',
  category = '',
  was = '',
  said = '',
  submission,
}: Readonly<Record<string, string>>): GivenAnswer | undefined {
  const [, product = '', number = ''] = /^([1-9]\d{0,8})~(\d{1,4})$/.exec(size) ?? []
  const isKnown = (code: string) => readAvailability(code) !== undefined
  const isAnswer = said === 'to-order' || (said !== '' && isKnown(said))
  if (!product || !category || !isKnown(was) || !isAnswer) return undefined
  return {
    ...{ category, productId: Number(product), number: Number(number), was, said },
    submission: /^[\w-]{8,64}$/.test(submission ?? '') ? (submission ?? '') : crypto.randomUUID(),
  }
}

function readNumber(text: string) {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
