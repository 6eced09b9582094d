import type { Transaction } from 'kysely'
import { type GuideEdit, textIn } from '#app/guides/guide.ts'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import { foldText, listWords } from '#languages/folded-text.ts'
import { type Language, languages } from '#languages/language.ts'

/** Of a longer word so much is stored, in UTF-16 units: an index's key may not be of any length. */
const longestWord = 40
/** So many different words of a search are looked for in texts. */
const mostWords = 8
/** Of more guides that say a word, so many that were written last. */
const mostGuides = 500

/** Stores the words that a guide says in each language in the place of those that it had. */
export async function writeGuideWords(
  transaction: Transaction<Schema>,
  guide_id: number,
  edit: GuideEdit,
): Promise<void> {
  await transaction.deleteFrom('guide_words').where('guide_id', '=', guide_id).execute()
  const rows = languages.flatMap((language) => {
    const { title, summary, body } = textIn(edit, language) ?? {}
    const said = body === undefined ? '' : `${title}\n${summary}\n${withoutAddresses(body)}`
    return listDistinct(foldText(said)).map((word) => ({ language, word, guide_id }))
  })
  if (rows.length > 0) await insertRows(transaction, 'guide_words', rows).execute()
}

/** Where a link leads and the name of a picture are no words of the text; a caption is. */
function withoutAddresses(body: string): string {
  return body.replace(/\]\([^\s)]*/g, '] ')
}

function listDistinct(folded: string): string[] {
  const cut = listWords(folded).map((word) => word.slice(0, longestWord).toWellFormed())
  return [...new Set(cut)]
}

/**
 * Gives the ids of the guides, whoever may see them, that have in a language a word which begins so
 * for each word of a folded search; of a search in many words for the first of them, and of many
 * guides the last written.
 */
export async function findByWords(
  db: Database,
  language: Language,
  folded: string,
): Promise<Set<number>> {
  const [first, ...others] = listDistinct(folded).slice(0, mostWords)
  if (first === undefined) return new Set()
  const having = (word: string) =>
    db
      .selectFrom('guide_words')
      .select('guide_id')
      .distinct()
      .where('language', '=', language)
      .where('word', '>=', word)
      .where('word', '<', `${word}\u{10ffff}`)
  let all = having(first)
  for (const word of others) all = all.intersect(having(word))
  const rows = await all.orderBy('guide_id', 'desc').limit(mostGuides).execute()
  return new Set(rows.map(({ guide_id }) => Number(guide_id)))
}
