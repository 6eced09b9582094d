import { listPicturesOn } from '#app/catalogue/desk/picture/listed-pictures.server.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { isSeen } from '#app/guides/guide-view.server.ts'
import { type ListedGuide, listGuidesForStaff } from '#app/guides/store/stored-guides.server.ts'
import type { TranslationState } from '#app/guides/translating.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { dateWords, momentWords } from '#app/time/day-words.ts'
import { indiaDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch } from '#languages/folded-text.ts'
import type { OtherLanguage } from '#languages/language.ts'

/** What of the guides is listed. */
export interface GuidesQuery {
  show?: 'drafts' | 'translate' | undefined
  /** Words of a title. */
  q?: string | undefined
  /** How many come before. */
  skip: number
}

/** A guide as the desk's list shows it. */
export interface ShownGuide {
  id: number
  title: string
  /** 'Nov to Feb, today, 4:12 pm, Asha Patil'. */
  about: string
  room: ThumbPicture | undefined
  translations: Record<OtherLanguage, TranslationState>
  /** 'Shown', 'Draft', 'From 1 Dec'. */
  showing: string
  /** Whether visitors see it by now. */
  isSeen: boolean
}

export interface ShownGuides {
  query: GuidesQuery
  counts: { all: number; drafts: number; translate: number }
  rows: ShownGuide[]
  more: boolean
}

/** So many stand on one page of the list. */
const onAPage = 50

/** So many are gone through where something is looked for: no nursery has written more. */
const mostGoneThrough = 10_000

/** Gives a page of the guides, those that were changed last first, with how many there are of each kind. */
export async function showGuides(
  db: Database,
  query: GuidesQuery,
  now = new Date(),
): Promise<ShownGuides> {
  const all = await listGuidesForStaff(db, mostGoneThrough)
  const words = foldSearch(query.q ?? '')
  const isDraft = ({ about }: ListedGuide) => about.state === 'draft'
  const found = all
    .filter((guide) => query.show !== 'drafts' || isDraft(guide))
    .filter((guide) => query.show !== 'translate' || countLeft(guide) > 0)
    .filter(({ about }) => foldSearch(about.title).includes(words))
  const page = found.slice(query.skip, query.skip + onAPage)
  return {
    query,
    counts: {
      all: all.length,
      drafts: all.filter(isDraft).length,
      translate: all.reduce((sum, guide) => sum + countLeft(guide), 0),
    },
    rows: await describe(db, page, now),
    more: found.length > query.skip + onAPage,
  }
}

/** The languages in which a guide is still to be written or looked through. */
function countLeft({ translations }: ListedGuide) {
  return Object.values(translations).filter((state) => state !== 'current').length
}

async function describe(db: Database, guides: readonly ListedGuide[], now: Date) {
  const people = await findColleagues(
    db,
    guides.map(({ editedBy }) => editedBy),
  )
  const shown: ShownGuide[] = []
  for (const { id, about, months: said, translations, editedAt, editedBy } of guides) {
    const [first] = await listPicturesOn(db, about.pictures.slice(0, 1), about.wall)
    const when = monthsInWords(
      months.filter((month) => said.includes(month)),
      'en',
    )
    const who = people.get(editedBy ?? 0)?.name
    const changed = [momentWords(editedAt, now), who].filter(Boolean).join(', ')
    shown.push({
      id,
      title: about.title,
      about: [about.entryDate ? 'Journal' : when, changed].filter(Boolean).join('; '),
      room: first?.room,
      translations,
      showing: showingWords(about, indiaDay(now)),
      isSeen: isSeen(about, now),
    })
  }
  return shown
}

function showingWords({ state, shownFrom }: ListedGuide['about'], today: string) {
  if (state === 'draft') return 'Draft'
  if (state === 'hidden') return 'Hidden'
  return shownFrom && shownFrom > today ? `From ${dateWords(shownFrom)}` : 'Shown'
}
