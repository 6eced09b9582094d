import { answerTimeSaid } from '#app/enquiries/answering/answer-time.words.ts'
import type { Database } from '#database/connection.ts'
import { forEachLanguage, type Language } from '#languages/language.ts'
import { firstDrafts } from './first-texts.ts'

/** The name under which an owner's words for messages are set at the desk. */
export const messageWordsName = 'message-words'

/** Words of the nursery's own, in each language of the visitors. */
export interface MessageWords {
  /** With what a WhatsApp message to a visitor begins; filled in as a ready text is. */
  draft: Record<Language, string>
  /** What a visitor is told who asks while nobody is there; `{time}` is when that ends. */
  away: Record<Language, string>
}

const firstMessageWords: MessageWords = {
  draft: firstDrafts,
  away: forEachLanguage((language) => answerTimeSaid[language].from('{time}')),
}

/** Gives the words as they hold: the owner's, else the code's. */
export async function readMessageWords(db: Database): Promise<MessageWords> {
  const row = await db
    .selectFrom('desk_settings')
    .select('value')
    .where('name', '=', messageWordsName)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as MessageWords) : firstMessageWords
}
