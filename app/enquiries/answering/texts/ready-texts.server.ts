import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { type Language, languages, otherLanguages } from '#languages/language.ts'
import { firstReadyTexts } from './first-texts.ts'
import { fillIn, type ReadyText, type ReadyTextFacts } from './ready-text.ts'

/** A ready text, filled in, and as it was written. */
export interface FilledText extends ReadyText {
  written: Pick<ReadyText, 'subject' | 'text'>
}

/**
 * Lists the ready texts that somebody may use, each filled in by the facts in its language: the
 * team's, then their own.
 */
export async function listReadyTexts(
  db: Database,
  staffId: number | null,
  factsIn: (language: Language) => ReadyTextFacts,
): Promise<FilledText[]> {
  const rows = await db
    .selectFrom('ready_texts')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const stored = rows.map(({ id, staff_id, channel, language, title, subject, text }) => {
    return { id, staffId: staff_id, channel, language, title, subject: subject ?? undefined, text }
  })
  return [...(await listTeamTexts(db)), ...stored].map((ready) => ({
    ...ready,
    written: { subject: ready.subject, text: ready.text },
    subject: ready.subject && fillIn(ready.subject, factsIn(ready.language)),
    text: fillIn(ready.text, factsIn(ready.language)),
  }))
}

/** The name under which the team's texts are set at the desk. */
export const teamTextsName = 'ready-texts'

/**
 * Lists the team's ready texts as they were written: the owner's, else the code's. An owner who wrote
 * them when there was only English gets the code's in the other languages.
 */
export async function listTeamTexts(db: Database): Promise<readonly ReadyText[]> {
  const row = await db
    .selectFrom('desk_settings')
    .select('value')
    .where('name', '=', teamTextsName)
    .executeTakeFirst()
  if (!row) return languages.flatMap(firstReadyTexts)
  // Only `readTextsForm` ever wrote it.
  const texts = JSON.parse(row.value) as (Omit<ReadyText, 'staffId' | 'language'> & {
    language?: Language
  })[]
  const written = texts.map((text) => ({ language: 'en' as const, ...text, staffId: null }))
  const isEnglishOnly = texts.every(({ language }) => language === undefined)
  return isEnglishOnly ? [...written, ...otherLanguages.flatMap(firstReadyTexts)] : written
}

/** Most ready texts that somebody may have of their own. */
const mostOwn = 50

/**
 * Stores a text of somebody's own: a new one, or with `id` a changed one. Tells whether it did: it
 * does not for a text that is not theirs, and for one too many.
 */
export async function saveOwnText(
  db: Database,
  staffId: number,
  { id, channel, language, title, subject, text }: Omit<ReadyText, 'staffId'>,
): Promise<boolean> {
  const words = { channel, language, title, subject: subject ?? null, text }
  return writeTransaction(db, async (transaction) => {
    if (id !== undefined) {
      const { numUpdatedRows } = await transaction
        .updateTable('ready_texts')
        .set(words)
        .where('id', '=', id)
        .where('staff_id', '=', staffId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }
    const { own } = await transaction
      .selectFrom('ready_texts')
      .select(({ fn }) => fn.countAll<number | string>().as('own'))
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
    if (Number(own) >= mostOwn) return false
    await transaction
      .insertInto('ready_texts')
      .values({ ...words, staff_id: staffId })
      .execute()
    return true
  })
}

/** Removes a text of somebody's own. Tells whether there was one. */
export async function removeOwnText(db: Database, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await retryWhenBusy(() =>
    db
      .deleteFrom('ready_texts')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst(),
  )
  return numDeletedRows > 0n
}
