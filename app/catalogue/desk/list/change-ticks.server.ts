import {
  countTicked,
  mostTicked,
  tick,
  tickAll,
  untickAll,
} from '#app/catalogue/bulk/ticks.server.ts'
import type { PostedForm } from '#app/desk/posted-form.ts'
import type { Database } from '#database/connection.ts'
import type { ProductQuery } from './list-address.ts'

/** What a form of the list asks for: a tick of one product, of all that the list shows, or none any more. */
export type TickChange =
  | { intent: 'tick' | 'untick'; id: number }
  | { intent: 'tick-all' | 'untick-all' | 'none' }

/** Reads what a form asks of ticks; undefined for any other form. */
export function readTickChange({ intent, id = '' }: PostedForm): TickChange | undefined {
  if (intent === 'tick-all' || intent === 'untick-all' || intent === 'none') return { intent }
  if (intent !== 'tick' && intent !== 'untick') return undefined
  return /^\d{1,9}$/.test(id) ? { intent, id: Number(id) } : undefined
}

/** Ticks products of a list, or unticks them; gives how many are ticked then, or why it can't be. */
export async function changeTicks(
  db: Database,
  asked: TickChange,
  { staffId, query }: { staffId: number; query: ProductQuery },
): Promise<{ ticked: number } | { problem: string }> {
  if (asked.intent === 'none') await untickAll(db, staffId)
  else if ('id' in asked) await tick(db, staffId, { id: asked.id, on: asked.intent === 'tick' })
  else {
    const on = asked.intent === 'tick-all'
    if (!(await tickAll(db, staffId, { filter: query, on }))) {
      const most = mostTicked.toLocaleString('en-IN')
      return { problem: `At most ${most} products are changed at once. Choose a category first.` }
    }
  }
  return { ticked: await countTicked(db, staffId) }
}
