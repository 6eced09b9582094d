import type { Database } from '#database/connection.ts'
import { fillIn, firstReadyTexts, type ReadyText, type ReadyTextFacts } from './ready-text.ts'

/**
 * Lists the ready texts that somebody may use, filled in: the team's, then their own. While the
 * team has written none, the code's stand in.
 */
export async function listReadyTexts(
  db: Database,
  staffId: number | null,
  facts: ReadyTextFacts,
): Promise<ReadyText[]> {
  const rows = await db
    .selectFrom('ready_texts')
    .selectAll()
    .where((where) =>
      where.or([
        where('staff_id', 'is', null),
        ...(staffId === null ? [] : [where('staff_id', '=', staffId)]),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const stored = rows.map(({ id, staff_id, channel, title, subject, text }) => {
    return { id, staffId: staff_id, channel, title, subject: subject ?? undefined, text }
  })
  const teams = stored.filter((text) => text.staffId === null)
  const own = stored.filter((text) => text.staffId !== null)
  return [...(teams.length > 0 ? teams : firstReadyTexts), ...own].map((ready) => ({
    ...ready,
    subject: ready.subject && fillIn(ready.subject, facts),
    text: fillIn(ready.text, facts),
  }))
}
