import { randomBytes } from 'node:crypto'
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { listToBeHad, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { dayMs } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { Language } from '#languages/language.ts'
import { TooManyForms } from '#server/forms/form-refusal.ts'
import { type Contact, foldContact } from './contact.ts'

/** So often one mailbox or number may ask in a day. */
const mostInADay = 5

/** For so long after asking a visitor sees what was noted, and whoever asked first may take it back there. */
const receiptMs = 60 * 60 * 1000

/** As `newToken` makes them. PostgreSQL can't even be asked for a text that holds a NUL. */
const tokenShape = /^[\w-]{1,64}$/

/** A size of a product; number 0: any size. */
export interface Wanted {
  productId: number
  number: number
}

/** Tells whether a size can be had, of a product that visitors see; number 0: any of its sizes. */
export async function canBeHad(db: Database, { productId, number }: Wanted): Promise<boolean> {
  const shown = await db
    .selectFrom('shown_products')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!shown) return false
  const sizes = (await readSizes(db, [productId])).get(productId) ?? []
  return listToBeHad(sizes).has(number)
}

/**
 * Notes that somebody is to be told once when a size is back, and gives the receipt by which they see
 * that and take it back; undefined, and nothing is noted, where it is no size of the product or can be
 * had already. Asking a second time is answered as the first time was, but by a receipt that takes
 * nothing back: anybody may type anybody's address. Throws `TooManyForms` past five a day for one
 * mailbox or number.
 */
export async function askToBeTold(
  db: Database,
  wanted: Wanted,
  contact: Contact,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<string | undefined> {
  const sizes = (await readSizes(db, [wanted.productId])).get(wanted.productId) ?? []
  const isSize = sizes.some(({ number }) => number === wanted.number)
  if (wanted.number !== unnamedSize && !isSize) return undefined
  if (listToBeHad(sizes).has(wanted.number)) return undefined
  return writeTransaction(db, async (transaction) => {
    const folded = foldContact(contact)
    await takeNamedLock(transaction, `waiting ${folded}`)
    const receipt = newToken()
    const known = await transaction
      .updateTable('waiting_list')
      .set({ later_receipt: receipt, later_receipt_at: now.toISOString() })
      .where('product_id', '=', wanted.productId)
      .where('number', '=', wanted.number)
      .where('contact', '=', contact.contact)
      .returning(['id', 'state'])
      .executeTakeFirst()
    if (known?.state === 'failed') await waitAgain(transaction, known.id)
    if (known) return receipt
    const earlier = await listEarlier(transaction, folded)
    refuseTooMany(contact, earlier, now)
    const row = {
      ...contact,
      receipt,
      receipt_at: now.toISOString(),
      product_id: wanted.productId,
      number: wanted.number,
      contact_folded: folded,
      language,
      asked_at: now.toISOString(),
      token: earlier[0]?.token ?? newToken(),
    }
    await transaction.insertInto('waiting_list').values(row).execute()
    return receipt
  })
}

/** What could not be sent may be sent now: somebody has emptied the mailbox. */
async function waitAgain(transaction: Transaction<Schema>, id: number) {
  await dropMessages(transaction, (row) => row('waiting_list.id', '=', id))
  await transaction
    .updateTable('waiting_list')
    .set({ state: 'waiting', changed_at: null, message_id: null })
    .where('id', '=', id)
    .execute()
}

function newToken() {
  return randomBytes(24).toString('base64url')
}

/** What waits for a mailbox or number, the newest first. */
async function listEarlier(transaction: Transaction<Schema>, folded: string) {
  return transaction
    .selectFrom('waiting_list')
    .select(['asked_at', 'token'])
    .where('contact_folded', '=', folded)
    .orderBy('asked_at', 'desc')
    .execute()
}

function refuseTooMany({ way }: Contact, earlier: readonly { asked_at: string }[], now: Date) {
  // What lies ahead was written by a wrong clock.
  const ages = earlier.map(({ asked_at }) => Math.abs(now.getTime() - Date.parse(asked_at)))
  const oldest = ages.filter((age) => age < dayMs)[mostInADay - 1]
  if (oldest === undefined) return
  throw new TooManyForms(way === 'email' ? 'mailbox' : 'mobile', Math.ceil((dayMs - oldest) / 1000))
}

/** What somebody asked for just now, by its receipt; undefined once an hour has passed. */
export async function findNoted(
  db: Database,
  receipt: string,
  now: Date = new Date(),
): Promise<(Wanted & Contact & { askedAt: string }) | undefined> {
  if (!tokenShape.test(receipt)) return undefined
  const row = await db
    .selectFrom('waiting_list')
    .select(['product_id', 'number', 'way', 'contact', 'asked_at'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('receipt', '=', receipt), eb('receipt_at', '>', hourBefore(now))]),
        and([eb('later_receipt', '=', receipt), eb('later_receipt_at', '>', hourBefore(now))]),
      ]),
    )
    .executeTakeFirst()
  if (!row?.contact) return undefined
  const { product_id, number, way, contact, asked_at } = row
  return {
    productId: Number(product_id),
    number: Number(number),
    way,
    contact,
    askedAt: asked_at,
  }
}

const hourBefore = (now: Date) => new Date(now.getTime() - receiptMs).toISOString()

/**
 * Takes back what was asked for: by the receipt of whoever asked first that one thing, by the token of an
 * e-mail all that waits for its mailbox. What somebody asked for since by the same contact stays, under the
 * later receipt: the first may have been a stranger's. A later receipt ends itself only, and is answered as
 * the first, so that it tells nobody who waits. Gives false where a link was cut off or a receipt's hour is over; what
 * was used before has done its work.
 */
export async function takeBack(
  db: Database,
  token: string,
  now: Date = new Date(),
): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const isTheirs: Condition = (row) =>
    row.and([
      row.or([
        row('token', '=', token),
        row.and([row('receipt', '=', token), row('receipt_at', '>', hourBefore(now))]),
      ]),
      row('contact', 'is not', null),
    ])
  return writeTransaction(db, async (transaction) => {
    await transaction
      .updateTable('waiting_list')
      .set(({ ref }) => ({
        receipt: ref('later_receipt'),
        receipt_at: ref('later_receipt_at'),
        later_receipt: null,
        later_receipt_at: null,
      }))
      .where('receipt', '=', token)
      .where('receipt_at', '>', hourBefore(now))
      .where('later_receipt', 'is not', null)
      .execute()
    await dropMessages(transaction, isTheirs)
    await transaction.deleteFrom('waiting_list').where(isTheirs).execute()
    await transaction
      .updateTable('waiting_list')
      .set({ later_receipt: null, later_receipt_at: null })
      .where('later_receipt', '=', token)
      .where('later_receipt_at', '>', hourBefore(now))
      .execute()
    return !(await isTooLate(transaction, token))
  })
}

/** Tells whether something still waits that a receipt showed for an hour, which is over. */
async function isTooLate(transaction: Transaction<Schema>, receipt: string) {
  const left = await transaction
    .selectFrom('waiting_list')
    .select('id')
    .where(({ or, eb }) => or([eb('receipt', '=', receipt), eb('later_receipt', '=', receipt)]))
    .executeTakeFirst()
  return left !== undefined
}

type Condition = (row: ExpressionBuilder<Schema, 'waiting_list'>) => Expression<SqlBool>

/** Deletes the e-mails of places on the list, which hold the address as well. */
async function dropMessages(transaction: Transaction<Schema>, of: Condition) {
  await transaction
    .deleteFrom('outbox')
    .where('kind', '=', 'back-email')
    .where('id', 'in', (places) =>
      places
        .selectFrom('waiting_list')
        .select('message_id')
        .where(of)
        .where('message_id', 'is not', null)
        .$castTo<{ message_id: string }>(),
    )
    .execute()
}
