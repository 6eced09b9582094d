import type { GivenAnswer } from '#app/catalogue/rounds/answer-size.server.ts'
import { readAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { readId, readSubmission } from '#app/desk/posted-form.ts'
import { readPrice } from '#app/money/read-price.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import type { PriceFault } from './shown-round.ts'

/** What a form of the stock round asks for. */
export type RoundAsked =
  | { intent: 'answer'; given: GivenAnswer; key: string }
  | { intent: 'undo' | 'end' }
  | { intent: 'settle'; answerId: number; stays: 'mine' | 'theirs' }
  | { fault: PriceFault }

/** Reads a form of the stock round; undefined for what none of ours sends. */
export function readRoundForm(form: FormData): RoundAsked | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  if (intent === 'undo' || intent === 'end') return { intent }
  if (intent === 'settle') {
    const answerId = readId(text('answer'))
    const stays = text('stays')
    if (!answerId || (stays !== 'mine' && stays !== 'theirs')) return undefined
    return { intent, answerId, stays }
  }
  const read = readAnswer(Object.fromEntries([...form].map(([name]) => [name, text(name)])))
  if (!read || 'fault' in read) return read
  return { intent: 'answer', given: read.given, key: text('size') }
}

/** Reads an answer as it is posted: a price may be none; undefined for what none of our pages sends. */
export function readAnswer(
  posted: Readonly<Record<string, string>>,
): { given: GivenAnswer } | { fault: PriceFault } | undefined {
  const {
    size = '',
    category = '',
    field = 'availability',
    was = '',
    said = '',
    submission,
  } = posted
  const [, product = '', number = ''] = /^([1-9]\d{0,8})~(\d{1,4})$/.exec(size) ?? []
  if (!product || !category) return undefined
  const about = {
    ...{ category, productId: Number(product), number: Number(number) },
    submission: readSubmission(submission) ?? crypto.randomUUID(),
  }
  if (field === 'price') {
    const [before, price] = [readPrice(was), readPrice(said)]
    if ('fault' in before) return undefined
    if ('fault' in price) return { fault: { key: size, typed: said, words: price.fault } }
    const texts = { was: typedPrice(before.price), said: typedPrice(price.price) }
    return { given: { ...about, field, ...texts } }
  }
  const isKnown = (code: string) => readAvailability(code) !== undefined
  const isAnswer = said === 'to-order' || (said !== '' && isKnown(said))
  if (field !== 'availability' || !isKnown(was) || !isAnswer) return undefined
  return { given: { ...about, field, was, said } }
}
