import type { ReadyTextFacts } from '#app/enquiries/answering/ready-text.ts'
import { listReadyTexts } from '#app/enquiries/answering/ready-texts.server.ts'
import type { Database } from '#database/connection.ts'
import { readyTextLink } from './answer-links.ts'
import type { ReadyTextView } from './enquiry-view.ts'

/** Gives the ready texts that somebody may use, with what each opens for this visitor. */
export async function describeReadyTexts(
  db: Database,
  staffId: number,
  facts: ReadyTextFacts,
  visitor: { mobileNumber: string; email: string },
): Promise<ReadyTextView[]> {
  const filled = await listReadyTexts(db, staffId, facts)
  return filled.map(({ id, staffId: owner, channel, title, subject, text, written }) => ({
    key: `${id ?? 'team'} ${title}`,
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
