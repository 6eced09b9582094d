import { findProductsByIds } from '#app/catalogue/products.server.ts'
import type { App } from '#server/app-context.ts'
import {
  type LabelErrors,
  type LabelPlan,
  mostLabels,
  mostOwnNumbers,
  planLabels,
  readTypedLabels,
  type TypedLabels,
} from './labels-form.ts'
import { choiceFields, findChosenIds, readPrintingChoice } from './printing-choice.server.ts'

/** The form of the labels as it is shown. */
export interface ShownLabels {
  /** How many products are chosen, or `many`: more than labels are printed at once. */
  count: number
  many: boolean
  /** How many more are chosen that visitors can't see. */
  hidden: number
  /** Whether they were ticked in the list. */
  ticked: boolean
  /** The products with their names, where each may have a number of its own. */
  products: readonly { id: number; name: string }[]
  /** Which products they are, for the form to pass on. */
  choice: readonly (readonly [name: string, value: string])[]
  typed: TypedLabels
  errors: LabelErrors
}

/** Gives the form of the labels for an address, with what is wrong with it once it was sent. */
export async function showLabels(
  app: Pick<App, 'db' | 'config'>,
  params: URLSearchParams,
  staffId: number,
): Promise<ShownLabels> {
  const { choice, shown, hidden, typed, planned } = await readLabels(app, params, staffId)
  const count = Math.min(shown.length, mostLabels)
  const named = shown.length > mostOwnNumbers ? [] : shown
  const products = await findProductsByIds(app.db, named)
  return {
    count,
    many: shown.length > mostLabels,
    hidden,
    ticked: choice.tickedBy !== undefined,
    products: products.map(({ id, name }) => ({ id, name })),
    choice: choiceFields(choice),
    typed,
    errors: params.has('sheet') && 'errors' in planned ? planned.errors : {},
  }
}

/** Gives the labels that an address asks for, or undefined where something is wrong with it. */
export async function findLabelPlan(
  app: Pick<App, 'db' | 'config'>,
  params: URLSearchParams,
  staffId: number,
): Promise<LabelPlan | undefined> {
  const { planned } = await readLabels(app, params, staffId)
  return 'plan' in planned ? planned.plan : undefined
}

async function readLabels(
  { db, config }: Pick<App, 'db' | 'config'>,
  params: URLSearchParams,
  staffId: number,
) {
  const choice = readPrintingChoice(params, staffId)
  const { shown, hidden } = await findChosenIds(db, choice, mostLabels)
  const typed = readTypedLabels(params, config.prices.areShown)
  return { choice, shown, hidden, typed, planned: planLabels(typed, shown) }
}
