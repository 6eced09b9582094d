import { countPlaces, type LabelSheetKey, labelSheetKeys, labelSheets } from './label-sheets.ts'

/** So many labels are printed at once. */
export const mostLabels = 500

/** Of so many products each may have a number of its own: the form would be too long an address. */
export const mostOwnNumbers = 100

/** What the form of the labels says, as it was typed. */
export interface TypedLabels {
  sheet: LabelSheetKey
  prices: boolean
  /** How many of each. */
  copies: string
  /** Which label of the first sheet is the first to be used. */
  begin: string
  /** How many of one product, by its id, where that is another number. */
  own: Readonly<Record<number, string>>
}

export type LabelErrors = Partial<Record<'copies' | 'begin' | `own-${number}`, string>>

/** What is to be printed. */
export interface LabelPlan {
  sheet: LabelSheetKey
  prices: boolean
  /** How many labels of the first sheet stay empty. */
  skip: number
  /** How many of each product, none of them 0. */
  copies: readonly { id: number; copies: number }[]
}

/** Reads what was typed; where the form was not sent yet, what it begins with. */
export function readTypedLabels(params: URLSearchParams, arePricesShown: boolean): TypedLabels {
  const asked = params.get('sheet')
  const sheet = labelSheetKeys.find((key) => key === asked)
  const own = [...params].flatMap(([name, value]) => {
    const [, id] = /^own-([1-9]\d{0,8})$/.exec(name) ?? []
    return id && value.trim() ? [[id, value.trim()]] : []
  })
  return {
    sheet: sheet ?? 'a4x24',
    prices: sheet ? params.has('prices') : arePricesShown,
    copies: params.get('copies')?.trim() ?? '1',
    begin: params.get('begin')?.trim() ?? '1',
    own: Object.fromEntries(own),
  }
}

/** Gives what is to be printed of these products, or what is wrong at which field. */
export function planLabels(
  { sheet, prices, copies, begin, own }: TypedLabels,
  ids: readonly number[],
): { plan: LabelPlan } | { errors: LabelErrors } {
  const errors: LabelErrors = {}
  const places = countPlaces(sheet)
  const first = places === 1 ? 1 : readCount(begin)
  if (first === undefined || first < 1 || first > places) {
    errors.begin = `A sheet of “${labelSheets[sheet].name}” has the labels 1 to ${places}.`
  }
  const ofEach = readCount(copies)
  if (ofEach === undefined) errors.copies = 'Write a number, such as 1.'
  const planned = ids.map((id) => {
    const typed = own[id]
    const count = typed === undefined ? ofEach : readCount(typed)
    if (typed !== undefined && count === undefined)
      errors[`own-${id}`] = 'Write a number, such as 2.'
    return { id, copies: count ?? 0 }
  })
  const all = planned.reduce((sum, one) => sum + one.copies, 0)
  if (!errors.copies && all > mostLabels) {
    errors.copies = `These would be more than ${mostLabels} labels: at most ${mostLabels} are printed at once.`
  }
  const hasErrors = () => Object.keys(errors).length > 0
  if (!hasErrors() && all === 0) errors.copies = 'These would be no labels at all.'
  if (hasErrors()) return { errors }
  const isPrinted = ({ copies }: { copies: number }) => copies > 0
  return { plan: { sheet, prices, skip: (first ?? 1) - 1, copies: planned.filter(isPrinted) } }
}

function readCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
