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

/** For so long after asking a visitor sees what was noted, and may take it back there. */
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
 * had already. Asking a second time is answered as the first time was. Throws `TooManyForms` past five
 * a day for one mailbox or number.
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
    const receipt = { receipt: newToken(), receipt_at: now.toISOString() }
    const known = await transaction
      .updateTable('waiting_list')
      .set(receipt)
      .where('product_id', '=', wanted.productId)
      .where('number', '=', wanted.number)
      .where('contact', '=', contact.contact)
      .returning(['id', 'state'])
      .executeTakeFirst()
    if (known?.state === 'failed') await waitAgain(transaction, known.id)
    if (known) return receipt.receipt
    const earlier = await listEarlier(transaction, folded)
    refuseTooMany(contact, earlier, now)
    const row = {
      ...contact,
      ...receipt,
      product_id: wanted.productId,
      number: wanted.number,
      contact_folded: folded,
      language,
      asked_at: now.toISOString(),
      token: earlier[0]?.token ?? newToken(),
    }
    await transaction.insertInto('waiting_list').values(row).execute()
    return receipt.receipt
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
    .where('receipt', '=', receipt)
    .where('receipt_at', '>', new Date(now.getTime() - receiptMs).toISOString())
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

/**
 * Takes back what was asked for: by a receipt that one thing, by the token of an e-mail all that waits
 * for its mailbox. Gives false where a link was cut off; one that was used before has done its work.
 */
export async function takeBack(db: Database, token: string): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const isTheirs: Condition = (row) =>
    row.and([
      row.or([row('token', '=', token), row('receipt', '=', token)]),
      row('contact', 'is not', null),
    ])
  await writeTransaction(db, async (transaction) => {
    await dropMessages(transaction, isTheirs)
    await transaction.deleteFrom('waiting_list').where(isTheirs).execute()
  })
  return true
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
