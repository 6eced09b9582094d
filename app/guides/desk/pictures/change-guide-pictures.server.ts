import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import type { GuideEdit } from '#app/guides/guide.ts'
import { type GuideResult, saveGuideIn } from '#app/guides/store/save-guide.server.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'

/**
 * Changes a guide's pictures, and its texts with them, as they are by now: nobody else changes them
 * meanwhile.
 */
export function changeGuidePictures(
  { db }: Pick<App, 'db'>,
  id: number,
  staffId: number,
  change: (guide: GuideEdit) => { change: Partial<GuideEdit> } | { refused: string },
): Promise<GuideResult | { refused: string }> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    const stored = await findStoredGuide(transaction, id)
    if (!stored) return { missing: true }
    const changed = change(stored.edit)
    if ('refused' in changed) return changed
    const by = { staffId, source: 'desk' } as const
    return saveGuideIn(transaction, { id, change: changed.change }, by)
  })
}
