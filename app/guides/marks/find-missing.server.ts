import { productPath } from '#app/catalogue/slug.ts'
import { bodyOf, type GuideEdit, type GuideWords, wordsField } from '#app/guides/guide.ts'
import type { Database } from '#database/connection.ts'
import type { OtherLanguage } from '#languages/language.ts'
import { findBodyFault } from './body-fault.ts'
import type { MarkFault } from './marks.ts'
import { parseMarks } from './parse-marks.ts'

/**
 * Lists the lines of a guide's text that name what is not there: a plant card whose product visitors do
 * not see, and a picture that the guide does not have. Of what `findBodyFault` refuses it may take long.
 */
export async function findMissing(
  db: Database,
  { body, pictures }: Pick<GuideEdit, 'body' | 'pictures'>,
): Promise<MarkFault[]> {
  const { named } = parseMarks(body)
  const cards = named.filter((one) => one.is === 'card')
  const known = await findKnown(db, [...new Set(cards.map(({ slug }) => slug))])
  const absent = cards
    .filter(({ slug }) => !known.has(slug))
    .map(({ line, slug }) => ({ line, message: `There is no plant ${slug} in the shop.` }))
  const has = pictures.length === 1 ? '1 picture' : `${pictures.length || 'no'} pictures`
  const unsent = named
    .filter((one) => one.is === 'picture')
    .filter(({ number }) => number < 1 || number > pictures.length)
    .map(({ line, number }) => {
      return { line, message: `There is no picture-${number}: this guide has ${has}.` }
    })
  return [...absent, ...unsent].sort((a, b) => a.line - b.line)
}

/**
 * Says what a guide's new words in a language name that is not there, a sentence each; nothing of words that
 * `findBodyFault` refuses. What the English names too, or did those words before, is not asked about:
 * it was there once, and whoever translates can't bring it back.
 */
export async function findNewlyMissing(
  db: Database,
  edit: GuideEdit,
  language: OtherLanguage,
  words: GuideWords | null,
): Promise<string[]> {
  if (!words || findBodyFault(bodyOf(words))) return []
  const listMissing = async (body: string) => {
    const missing = await findMissing(db, { ...edit, body })
    return missing.map(({ message }) => message)
  }
  const before = edit[wordsField(language)]
  const known = [
    ...(await listMissing(edit.body)),
    ...(before ? await listMissing(bodyOf(before)) : []),
  ]
  const missing = new Set(await listMissing(bodyOf(words)))
  return [...missing].filter((message) => !known.includes(message))
}

/** Which of these slugs a shown product has, or had. */
async function findKnown(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const own = await db
    .selectFrom('shown_products')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute()
  const former = await db
    .selectFrom('old_addresses')
    .innerJoin('shown_products', 'shown_products.id', 'old_addresses.product_id')
    .select('address')
    .where('address', 'in', slugs.map(productPath))
    .execute()
  const moved = new Set(former.map(({ address }) => address))
  const had = slugs.filter((slug) => moved.has(productPath(slug)))
  return new Set([...own.map(({ slug }) => slug), ...had])
}
