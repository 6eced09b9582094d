import {
  type ChangeEntry,
  changeHistory,
} from '#app/catalogue/store/history/change-history.server.ts'
import type { GuideEdit } from '#app/guides/guide.ts'

/** One change of a guide. */
export type GuideChange = ChangeEntry<'guideId', number, Partial<GuideEdit>>

/** What happened to guides. */
export const guideHistory = changeHistory<'guideId', number, Partial<GuideEdit>>(
  'guide_id',
  'guideId',
)
