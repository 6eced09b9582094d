import { isLanguage, type Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import type { PriceListPlan } from './draw-price-list.server.ts'
import { choiceFields, findChosenIds, readPrintingChoice } from './printing-choice.server.ts'

/** So many products a price list has, and so many with pictures. */
const most = 6_000
const mostPictured = 200

/** The form of the price list as it is shown. */
export interface ShownPriceList {
  /** How many products are chosen. */
  count: number
  /** Whether there are more than that. */
  more: boolean
  /** How many more are chosen that visitors can't see. */
  hidden: number
  /** Whether they were ticked in the list. */
  ticked: boolean
  /** Which products they are, for the form to pass on. */
  choice: readonly (readonly [name: string, value: string])[]
  language: Language
  languages: readonly Language[]
  pictures: boolean
  /** Why such a list is not made; undefined where it is. */
  fault: string | undefined
}

/** Gives the form of the price list for an address. */
export async function showPriceList(
  app: Pick<App, 'db' | 'config'>,
  params: URLSearchParams,
  staffId: number,
): Promise<ShownPriceList> {
  const { choice, shown, hidden, language, pictures, fault } = await readPriceList(
    app,
    params,
    staffId,
  )
  return {
    count: Math.min(shown.length, most),
    more: shown.length > most,
    hidden,
    ticked: choice.tickedBy !== undefined,
    choice: choiceFields(choice),
    language,
    languages: app.config.languages,
    pictures,
    fault,
  }
}

/** Gives the price list that an address asks for, or undefined where it is not made. */
export async function findPriceListPlan(
  app: Pick<App, 'db' | 'config'>,
  params: URLSearchParams,
  staffId: number,
): Promise<PriceListPlan | undefined> {
  const { shown, language, pictures, fault } = await readPriceList(app, params, staffId)
  return fault || shown.length === 0 ? undefined : { ids: shown, language, pictures }
}

async function readPriceList({ db }: Pick<App, 'db'>, params: URLSearchParams, staffId: number) {
  const choice = readPrintingChoice(params, staffId)
  const { shown, hidden } = await findChosenIds(db, choice, most)
  const asked = params.get('language')
  const language: Language = isLanguage(asked) ? asked : 'en'
  const pictures = params.has('pictures')
  return { choice, shown, hidden, language, pictures, fault: findFault(shown.length, pictures) }
}

function findFault(count: number, pictures: boolean): string | undefined {
  const inWords = (number: number) => number.toLocaleString('en-IN')
  if (count > most) {
    return `A price list has up to ${inWords(most)} products: choose a category in the catalogue’s list.`
  }
  if (!pictures || count <= mostPictured) return undefined
  return `These are ${inWords(count)} products: with pictures a price list has up to ${mostPictured}.`
}
