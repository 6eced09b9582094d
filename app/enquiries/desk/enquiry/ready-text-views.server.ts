import type { ReadyTextFacts } from '#app/enquiries/answering/texts/ready-text.ts'
import { listReadyTexts } from '#app/enquiries/answering/texts/ready-texts.server.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { readyTextLink } from './answer-links.ts'
import type { ReadyTextView } from './enquiry-view.ts'

/** Gives the ready texts that somebody may use, with what each opens for this visitor. */
export async function describeReadyTexts(
  db: Database,
  staffId: number,
  factsIn: (language: Language) => ReadyTextFacts,
  visitor: { mobileNumber: string; email: string; language: Language },
): Promise<ReadyTextView[]> {
  const filled = await listReadyTexts(db, staffId, factsIn)
  const hasTheirs = filled.some(({ language }) => language === visitor.language)
  const fitting = hasTheirs ? visitor.language : 'en'
  return filled.map(({ id, staffId: owner, channel, language, title, subject, text, written }) => ({
    key: `${id ?? 'team'} ${language} ${title}`,
    language,
    fits: language === fitting,
    own:
      owner === staffId && id !== undefined
        ? { id, subject: written.subject ?? '', text: written.text }
        : undefined,
    channel,
    title,
    preview: text,
    link: readyTextLink({ channel, subject, text }, visitor),
  }))
}
