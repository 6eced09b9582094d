import { findLastNames } from '#app/catalogue/last-names.server.ts'
import { findLastLabels } from '#app/catalogue/sizes/last-labels.server.ts'
import { listToBeHad, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { chatLink } from '#app/settings/contact/chat-link.ts'
import { clockWords, unbrokenDateWords } from '#app/time/day-words.ts'
import { backChat } from '#app/waiting-list/back.email.ts'
import { listWaitedFor } from '#app/waiting-list/waiting-counts.server.ts'
import { findWantedThing, type WantedThing } from '#app/waiting-list/wanted-thing.server.ts'
import { delayMs } from '#app/waiting-list/who-is-told.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'

/** One who asked to be told, as the staff see it. */
export interface ShownWaiting {
  id: number
  /** The address or number; missing once it was erased. */
  who: string | undefined
  way: 'email' | 'mobile'
  size: string
  asked: string
  /** How far it is, in words. */
  standing: string
  /** A conversation with the text to send, where staff are to send it. */
  chat?: string | undefined
}

/** Who waits for a product, as the staff see it. */
export interface ShownWaitingList {
  id: number
  name: string
  /** How many wait for each size. */
  sizes: { size: string; waiting: number }[]
  /** Missing for staff who see no addresses: they see how many. */
  people: { now: ShownWaiting[]; before: ShownWaiting[] } | undefined
  /** When people are told of what is back, as a clock has it; missing where nothing is. */
  tellsAt: string | undefined
  /** Something that they wait for can be had, and nobody is about to be told. */
  mayTell: boolean
}

/** Gives who waits for a product, and who did; undefined where there never was such a product. */
export async function showWaitingList(
  { db, config }: Pick<App, 'db' | 'config'>,
  id: number,
  { seesPeople, now = new Date() }: { seesPeople: boolean; now?: Date },
): Promise<ShownWaitingList | undefined> {
  const name = (await findLastNames(db, [id])).get(id)?.name
  if (name === undefined) return undefined
  const rows = await listRows(db, id)
  const labels = await readLabels(db, id, [...new Set(rows.map(({ number }) => Number(number)))])
  const sizeOf = (number: number) => labels.get(Number(number)) ?? `Size ${number}`
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const showAll = (some: typeof rows) => showPeople({ db, config }, some, sizeOf)
  const had = listToBeHad((await readSizes(db, [id])).get(id) ?? [])
  const tellsAt = await findTellingTime(db, id, now)
  return {
    id,
    name,
    sizes: [...Map.groupBy(waiting, ({ number }) => sizeOf(number))].map(([size, who]) => {
      return { size, waiting: who.length }
    }),
    people: seesPeople
      ? {
          now: await showAll(rows.filter(({ state }) => !isEnded(state))),
          before: await showAll(rows.filter(({ state }) => isEnded(state))),
        }
      : undefined,
    tellsAt: tellsAt && waiting.length > 0 ? clockWords(tellsAt) : undefined,
    mayTell: !tellsAt && waiting.some(({ number }) => had.has(Number(number))),
  }
}

const isEnded = (state: string) => state === 'told' || state === 'lapsed'

/** Reads who asked to be told of a product, with what the mail server said of their e-mail. */
function listRows(db: Database, productId: number) {
  return db
    .selectFrom('waiting_list')
    .leftJoin('outbox', 'outbox.id', 'waiting_list.message_id')
    .selectAll('waiting_list')
    .select('last_error')
    .where('product_id', '=', productId)
    .orderBy('waiting_list.id')
    .execute()
}

type Row = Awaited<ReturnType<typeof listRows>>[number]

async function showPeople(
  { db, config }: Pick<App, 'db' | 'config'>,
  rows: readonly Row[],
  sizeOf: (number: number) => string,
): Promise<ShownWaiting[]> {
  const things = new Map<string, Promise<WantedThing | undefined>>()
  const findThing = ({ product_id: productId, number, language }: Row) => {
    const key = `${number} ${language}`
    const wanted = { productId, number: Number(number) }
    const thing = things.get(key) ?? findWantedThing(db, wanted, language)
    things.set(key, thing)
    return thing
  }
  const people: ShownWaiting[] = []
  for (const row of rows) {
    const { language, asked_at: askedAt, contact, way } = row
    const thing = row.state === 'draft' ? await findThing(row) : undefined
    people.push({
      id: row.id,
      who: contact ?? undefined,
      way,
      size: sizeOf(Number(row.number)),
      asked: unbrokenDateWords(askedAt),
      standing: standingOf(row),
      chat:
        thing && contact
          ? chatLink({
              chatNumber: `91${contact}`,
              chatText: backChat({ language, askedAt }, thing, config),
            })
          : undefined,
    })
  }
  return people
}

/** When people are told of what of a product came back just now; undefined where nothing did. */
async function findTellingTime(db: Database, productId: number, now: Date) {
  const returned = await db
    .selectFrom('size_returns')
    .select(({ fn }) => fn.min('returned_at').as('at'))
    .where('product_id', '=', productId)
    .where('returned_at', '>', new Date(now.getTime() - delayMs).toISOString())
    .executeTakeFirst()
  return returned?.at && new Date(Date.parse(returned.at) + delayMs).toISOString()
}

function standingOf({
  state,
  way,
  changed_at,
  last_error,
}: {
  state: 'waiting' | 'sending' | 'draft' | 'told' | 'failed' | 'lapsed'
  way: 'email' | 'mobile'
  changed_at: string | null
  last_error: string | null
}): string {
  const on = changed_at ? unbrokenDateWords(changed_at) : ''
  switch (state) {
    case 'waiting':
      return way === 'email' ? 'Waiting' : 'Waiting: a draft for you'
    case 'sending':
      return last_error ? `Trying to send it (${last_error})` : 'Is being sent'
    case 'draft':
      return `Draft ready since ${on}`
    case 'told':
      return way === 'email' ? `Told ${on}, delivered` : `Told ${on}`
    case 'failed':
      return `Failed ${on}: ${last_error ?? 'not known why'}`
    case 'lapsed':
      return `Nobody wrote by ${on}; the number is erased`
  }
}

/** What sizes are called, also those that the product has not any more. */
async function readLabels(db: Database, id: number, numbers: readonly number[]) {
  const sizes = (await readSizes(db, [id])).get(id) ?? []
  const labels = new Map(sizes.map(({ number, label }) => [number ?? unnamedSize, label]))
  const gone = numbers.filter((number) => number !== unnamedSize && !labels.has(number))
  for (const { number, label } of await findLastLabels(
    db,
    gone.map((size) => ({ id, size })),
  )) {
    labels.set(number, `${label} (taken away)`)
  }
  return labels.set(unnamedSize, 'Any size')
}

/** A product that people wait for, as the staff see it. */
export interface ShownWaitedFor {
  id: number
  name: string
  waiting: number
  drafts: number
}

/** Gives the products that people wait for, those with drafts first. */
export async function showWaitedFor(db: Database): Promise<ShownWaitedFor[]> {
  const waited = await listWaitedFor(db)
  const names = await findLastNames(
    db,
    waited.map(({ productId }) => productId),
  )
  return waited.flatMap(({ productId: id, waiting, drafts }) => {
    const name = names.get(id)?.name
    return name === undefined ? [] : [{ id, name, waiting, drafts }]
  })
}
