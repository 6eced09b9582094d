import type { ListedPicture } from '#app/catalogue/desk/picture/listed-pictures.server.ts'
import type { ShownConflict } from '#app/desk/editing/conflict-choice.tsx'
import type { MarkFault } from '#app/guides/marks/marks.ts'
import type { GuideFaults } from '#app/guides/store/guide-faults.ts'
import type { TranslationState } from '#app/guides/translating.ts'
import type { OtherLanguage } from '#languages/language.ts'
import type { GuideDraft } from './guide-draft.ts'

/** A guide as its editor opens it. */
export interface EditedGuide {
  /** Undefined while it is new. */
  id: number | undefined
  version: number
  title: string
  draft: GuideDraft
  /** By id, the names of the products that it speaks of. */
  names: Readonly<Record<string, string>>
  pictures: readonly ListedPicture[]
  lastChecked: string | null
  /** How visitors read it as it is saved, as HTML. */
  saved: string
  translations: Record<OtherLanguage, TranslationState>
  /** Where visitors read it; undefined where they can't. */
  seenAt: string | undefined
  /** 'Asha Patil, today, 4:12 pm'; '' while nobody has. */
  edited: string
  /** What can be chosen as a plant, by name. */
  plants: readonly string[]
}

/** A form that was not saved, or only looked at: all that stood in it, and why. */
export interface NotSaved {
  draft: GuideDraft
  /** What is typed as one more plant, and not added yet. */
  plant?: string
  /** What was changed in it is told by these. */
  marks: string
  version: number
  names: Readonly<Record<string, string>>
  faults?: GuideFaults & { plant?: string }
  conflict?: readonly ShownConflict[]
  preview?: GuidePreview
}

/** A guide as its visitors would read it. */
export interface GuidePreview {
  html: string
  /** What of its marks is none. */
  notes: readonly MarkFault[]
}
