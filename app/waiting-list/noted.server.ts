import { longDateIn } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { hintAt } from './contact.ts'
import { erasedOn } from './erase-waiting.server.ts'
import { findNoted } from './waiting-list.server.ts'

/** What was noted for a visitor just now, as their page says it. */
export interface Noted {
  number: number
  way: 'email' | 'mobile'
  /** As much of the address or number as tells its owner which it is. */
  to: string
  /** When it is erased in any case, in words. */
  erasedOn: string
  /** By which it can be taken back. */
  receipt: string
}

/** Gives what the holder of a receipt asked for of this product; undefined where that was not just now. */
export async function readNoted(
  db: Database,
  productId: number,
  receipt: string,
  language: Language,
): Promise<Noted | undefined> {
  const noted = await findNoted(db, receipt)
  if (noted?.productId !== productId) return undefined
  const { number, way, askedAt } = noted
  return {
    number,
    way,
    to: hintAt(noted),
    erasedOn: longDateIn(erasedOn(askedAt), language),
    receipt,
  }
}
