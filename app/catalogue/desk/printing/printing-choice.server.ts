import { sql } from 'kysely'
import { selectTicked } from '#app/catalogue/bulk/ticks.server.ts'
import { listAddress, readListQuery } from '#app/catalogue/desk/list/list-address.ts'
import {
  findPlaces,
  type ProductFilter,
  selectForStaff,
} from '#app/catalogue/store/found-for-staff.server.ts'
import type { Database } from '#database/connection.ts'

/**
 * Which products are printed: those of the catalogue's list as it stood, or of it those that the
 * address names.
 */
export interface PrintingChoice {
  filter: ProductFilter
  /** Empty: the whole list. */
  ids: readonly number[]
  /** Whose ticks; undefined: ticked or not. */
  tickedBy: number | undefined
}

/** The most ids of one choice: an address holds no more. */
const mostIds = 500

/**
 * Reads which products are to be printed from an address, for a member of the staff; what can't be
 * understood is left out.
 */
export function readPrintingChoice(params: URLSearchParams, staffId: number): PrintingChoice {
  const { q, category, show } = readListQuery(params)
  const ids = params.getAll('id').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return {
    filter: { q, category, show },
    ids: [...new Set(ids.map(Number))].slice(0, mostIds),
    tickedBy: params.has('ticked') ? staffId : undefined,
  }
}

/** Gives a choice as names and values of an address or a form. */
export function choiceFields({
  filter,
  ids,
  tickedBy,
}: PrintingChoice): [name: string, value: string][] {
  return [
    ...new URLSearchParams(listAddress(filter)),
    ...ids.map((id): [string, string] => ['id', String(id)]),
    ...(tickedBy === undefined ? [] : [['ticked', ''] as [string, string]]),
  ]
}

/** The products of a choice that visitors can see, in the shop's order, and how many others it has. */
export interface ChosenIds {
  /** At most one more than was asked for. */
  shown: readonly number[]
  hidden: number
}

/** Gives the products of a choice, of those that visitors can see at most one more than `most`. */
export async function findChosenIds(
  db: Database,
  { filter, ids, tickedBy }: PrintingChoice,
  most: number,
): Promise<ChosenIds> {
  const places = await findPlaces(db, filter.q)
  const chosen = selectForStaff(db, filter, places)
    .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
    .$if(tickedBy !== undefined, (query) =>
      query.where('id', 'in', selectTicked(db, tickedBy ?? 0)),
    )
  const shown = await chosen
    .where('shown', '=', sql.lit(1))
    .select('id')
    .orderBy('catalogue_order')
    .limit(most + 1)
    .execute()
  const { hidden } = await chosen
    .where('shown', '=', sql.lit(0))
    .select(({ fn }) => fn.countAll<number | string>().as('hidden'))
    .executeTakeFirstOrThrow()
  return { shown: shown.map(({ id }) => Number(id)), hidden: Number(hidden) }
}
