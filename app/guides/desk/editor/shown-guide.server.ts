import { listPicturesOn } from '#app/catalogue/desk/picture/listed-pictures.server.ts'
import { findLastNames } from '#app/catalogue/last-names.server.ts'
import { emptyGuide } from '#app/guides/guide.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { isSeen, readGuideView } from '#app/guides/guide-view.server.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { stateIn } from '#app/guides/translating.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { inSentence, momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import { forOtherLanguages } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import type { EditedGuide } from './edited-guide.ts'
import { openDraft } from './guide-draft.ts'
import { renderPreview } from './render-preview.server.tsx'

/** So many plants are offered by name as somebody types; any other is found by its name too. */
const offered = 200

/** Gives a guide as its editor opens it, or undefined where there is none; a new one without an id. */
export async function openGuide(
  app: App,
  id: number | undefined,
  author: string,
  now = new Date(),
): Promise<EditedGuide | undefined> {
  const { db, config } = app
  const fresh = { ...emptyGuide, author: `${author}, ${config.business.name}` }
  const stored = id === undefined ? undefined : await findStoredGuide(db, id)
  if (id !== undefined && !stored) return undefined
  const edit = stored?.edit ?? fresh
  const view = await readGuideView(
    app,
    stored ?? { edit, firstShown: null, editedAt: now.toISOString() },
    'en',
  )
  const who = stored && (await findColleagues(db, [stored.editedBy])).get(stored.editedBy ?? 0)
  return {
    id,
    version: stored?.version ?? 0,
    title: edit.title,
    draft: openDraft(edit),
    names: await listNames(db, edit.products),
    pictures: await listPicturesOn(db, edit.pictures, edit.wall),
    lastChecked: edit.lastChecked,
    saved: renderPreview(view),
    translations: forOtherLanguages((language) => stateIn(edit, language)),
    seenAt: config.areGuidesShown && isSeen(edit, now) ? guidePath(edit.slug) : undefined,
    edited: stored
      ? `${who?.name ?? 'The data files'} changed it, ${inSentence(momentWords(stored.editedAt, now))}.`
      : '',
    plants: await listOffered(db),
  }
}

/** Gives the names of products by their ids, hidden and deleted ones too. */
export async function listNames(
  db: Database,
  ids: readonly (number | string)[],
): Promise<Record<string, string>> {
  const names = await findLastNames(db, ids.map(Number).filter(Number.isSafeInteger))
  return Object.fromEntries([...names].map(([id, { name }]) => [id, name]))
}

async function listOffered(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('shown_products')
    .select('name')
    .orderBy('catalogue_order')
    .limit(offered)
    .execute()
  return rows.map(({ name }) => name)
}
