import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { availabilityInWords } from '#app/catalogue/desk/value-words.ts'
import { findLastNames } from '#app/catalogue/last-names.server.ts'
import type { Answering } from '#app/catalogue/rounds/answer-size.server.ts'
import type { RoundField } from '#app/catalogue/rounds/round-field.ts'
import { listRoundRows, type RoundRow } from '#app/catalogue/rounds/round-rows.server.ts'
import {
  answerKey,
  findOpenRound,
  findRound,
  lastAnswers,
  listAnswers,
  type StockAnswer,
  sizeKey,
} from '#app/catalogue/rounds/rounds.server.ts'
import { readAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { formatPrice } from '#app/money/money.ts'
import { readPrice } from '#app/money/read-price.ts'
import { countWaiting } from '#app/waiting-list/waiting-counts.server.ts'
import type { Database } from '#database/connection.ts'
import type { RoundEnd, ShownRound } from './shown-round.ts'

/** Sizes of so many products stand on a page. */
const productsOnAPage = 100

/**
 * Gives a round as somebody walks it who may answer these fields: through the category asked for, or the
 * first that has products.
 */
export async function showRound(
  db: Database,
  asked: { category: string | null; page: number; prices: boolean },
  { staffId, fields }: Answering,
  now = new Date(),
): Promise<ShownRound> {
  const categories = (await listStoredCategories(db)).map(({ key, name }) => ({ key, name }))
  const chosen = categories.find(({ key }) => key === asked.category) ?? categories[0]
  const category = chosen?.key ?? ''
  const after = (asked.page - 1) * productsOnAPage
  const { rows, more } = await listRoundRows(db, category, { after, products: productsOnAPage })
  const round = await findOpenRound(db, { staffId, category }, now)
  const waiting = await countWaiting(db, [...new Set(rows.map(({ productId }) => productId))])
  const waitingFor = ({ productId, number }: RoundRow) =>
    (waiting.get(productId) ?? [])
      .filter((size) => size.number === number || size.number === unnamedSize)
      .reduce((sum, size) => sum + size.waiting, 0)
  const answers = lastAnswers(round ? await listAnswers(db, round.id) : [])
  const answerOf = (row: RoundRow, field: RoundField) => {
    const answer = answers.get(answerKey({ ...row, field }))
    return answer && { said: answer.said, theirs: answer.theirs, state: answer.state }
  }
  const mayPrice = fields.includes('price')
  return {
    staffId,
    category,
    categories,
    page: asked.page,
    more,
    prices: mayPrice ? asked.prices : undefined,
    rows: rows.map((row) => {
      const { name, size, now, price, picture, photo, wall } = row
      return {
        ...{ key: sizeKey(row), name, size, now },
        waiting: waitingFor(row),
        answer: answerOf(row, 'availability'),
        price: mayPrice ? { now: price, answer: answerOf(row, 'price') } : undefined,
        room: productThumb({ picture, photo: photo && JSON.parse(photo), wall }),
      }
    }),
  }
}

/** Gives what somebody's own round came to; undefined where there is none with this number. */
export async function showRoundEnd(
  db: Database,
  id: number,
  { staffId, fields }: Answering,
): Promise<RoundEnd | undefined> {
  const round = await findRound(db, id, staffId)
  if (!round) return undefined
  const all = (await listAnswers(db, id)).filter(({ field }) => fields.includes(field))
  const last = [...lastAnswers(all).values()]
  const categories = await listStoredCategories(db)
  const { rows } = await listRoundRows(db, round.category, { after: 0, products: 10_000 })
  const nameOf = await namesOf(db, rows, last)
  const firstOf = (answer: StockAnswer) => all.find((one) => answerKey(one) === answerKey(answer))
  const told = last.map((answer) => ({
    ...answer,
    key: answerKey(answer),
    size: sizeKey(answer),
    name: nameOf(answer),
    before: firstOf(answer)?.was ?? '',
  }))
  const saved = told.filter(({ state }) => state === 'saved')
  const changed = saved.filter(({ before, said }) => before !== said)
  const sizesOf = (answers: typeof told) => new Set(answers.map(({ size }) => size))
  const answered = sizesOf(told)
  const notLookedAt = rows.filter((row) => !answered.has(sizeKey(row))).map(nameOfRow)
  return {
    id,
    category: {
      key: round.category,
      name: categories.find(({ key }) => key === round.category)?.name ?? round.category,
    },
    changed: changed.map(({ key, name, field, before, said }) => ({
      ...{ key, name, before: words(field, before), after: words(field, said) },
    })),
    counted: countedWords({
      changed: sizesOf(changed).size,
      same: sizesOf(saved).size - sizesOf(changed).size,
      left: notLookedAt.length,
    }),
    differing: told
      .filter(({ state }) => state === 'differs')
      .map(({ id: answer, key, name, field, said, theirs }) => ({
        ...{ key, answer, name, yours: words(field, said), theirs: words(field, theirs ?? '') },
      })),
    gone: [...new Set(told.filter(({ state }) => state === 'gone').map(({ name }) => name))],
    notLookedAt,
  }
}

/** How many sizes were changed, found as they were, and not looked at. */
function countedWords(counts: { changed: number; same: number; left: number }) {
  const [changed, same, left] = [counts.changed, counts.same, counts.left].map((count) =>
    count.toLocaleString('en-IN'),
  )
  return `${changed} changed, ${same} as before, ${left} not looked at.`
}

function words(field: RoundField, code: string) {
  if (field === 'price') {
    const read = readPrice(code)
    return formatPrice('fault' in read ? null : read.price)
  }
  return availabilityInWords(readAvailability(code) ?? null)
}

function nameOfRow({ name, size }: Pick<RoundRow, 'name' | 'size'>) {
  return size ? `${name}, ${size}` : name
}

async function namesOf(
  db: Database,
  rows: readonly RoundRow[],
  answers: readonly StockAnswer[],
): Promise<(of: StockAnswer) => string> {
  const known = new Map(rows.map((row) => [sizeKey(row), nameOfRow(row)]))
  const others = answers.filter((answer) => !known.has(sizeKey(answer)))
  const last = await findLastNames(db, [...new Set(others.map(({ productId }) => productId))])
  return (answer) =>
    known.get(sizeKey(answer)) ?? last.get(answer.productId)?.name ?? `No. ${answer.productId}`
}
