import type { Selectable, Transaction } from 'kysely'
import type { Wall } from '#app/catalogue/category.ts'
import {
  emptyGuide,
  type GuideEdit,
  type GuideWords,
  textIn,
  wordsField,
} from '#app/guides/guide.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { stateIn, type TranslationState } from '#app/guides/translating.ts'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { GuidesTable, GuideTextsTable } from '#database/schema/guides.ts'
import type { Schema } from '#database/schema.ts'
import {
  forOtherLanguages,
  type Language,
  languages,
  type OtherLanguage,
  otherLanguages,
} from '#languages/language.ts'

/** A guide as the store holds it, whoever may see it. */
export interface StoredGuide {
  id: number
  version: number
  editedAt: string
  /** Null: the data files. */
  editedBy: number | null
  /** The first day on which visitors could see it. */
  firstShown: string | null
  edit: GuideEdit
}

/** Gives the guide with this id, for staff; undefined where there is none. */
export async function findStoredGuide(db: Database, id: number): Promise<StoredGuide | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  const row = await db.selectFrom('guides').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const texts = await db.selectFrom('guide_texts').selectAll().where('guide_id', '=', id).execute()
  return toStored(row, texts)
}

/** Gives the guide that stands at a slug or once stood there, for staff. */
export async function findStoredGuideBySlug(
  db: Database,
  slug: string,
): Promise<StoredGuide | undefined> {
  const own = await db.selectFrom('guides').select('id').where('slug', '=', slug).executeTakeFirst()
  const id = own?.id ?? (await findFormerGuide(db, slug))
  return id === undefined ? undefined : findStoredGuide(db, id)
}

/** A guide in the staff's list. */
export interface ListedGuide extends Pick<StoredGuide, 'id' | 'editedAt' | 'editedBy'> {
  about: Pick<
    GuideEdit,
    'slug' | 'state' | 'shownFrom' | 'entryDate' | 'title' | 'pictures' | 'wall'
  >
  months: GuideEdit['months']
  /** How its words in each language stand to its English. */
  translations: Record<OtherLanguage, TranslationState>
}

/** Lists guides for staff, the one that was changed last first: `limit` of them. */
export async function listGuidesForStaff(db: Database, limit: number): Promise<ListedGuide[]> {
  const rows = await db
    .selectFrom('guides')
    .select(['id', 'slug', 'state', 'shown_from', 'entry_date', 'wall', 'pictures', 'months'])
    .select(['edited_at', 'edited_by'])
    .orderBy('edited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const texts = await db
    .selectFrom('guide_texts')
    .select(['guide_id', 'language', 'title', 'outdated'])
    .where(
      'guide_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const textsOf = Map.groupBy(texts, ({ guide_id }) => guide_id)
  return rows.map((row) => {
    const find = (language: Language) =>
      textsOf.get(row.id)?.find((text) => text.language === language)
    const stateOf = (language: Language): TranslationState => {
      const { title = '', outdated = 0 } = find(language) ?? {}
      return title === '' ? 'missing' : outdated === 1 ? 'outdated' : 'current'
    }
    return {
      id: Number(row.id),
      editedAt: row.edited_at,
      editedBy: row.edited_by,
      about: {
        slug: row.slug,
        state: row.state,
        shownFrom: row.shown_from,
        entryDate: row.entry_date,
        title: find('en')?.title ?? '',
        pictures: JSON.parse(row.pictures),
        wall: row.wall as Wall,
      },
      months: JSON.parse(row.months),
      translations: forOtherLanguages(stateOf),
    }
  })
}

/** Gives the id of the guide whose page once stood at this slug; undefined where none did. */
export async function findFormerGuide(db: Database, slug: string): Promise<number | undefined> {
  const old = await db
    .selectFrom('old_addresses')
    .select('guide_id')
    .where('address', '=', guidePath(slug))
    .executeTakeFirst()
  return old?.guide_id == null ? undefined : Number(old.guide_id)
}

function toStored(
  row: Selectable<GuidesTable>,
  texts: readonly Selectable<GuideTextsTable>[],
): StoredGuide {
  const english = texts.find(({ language }) => language === 'en')
  const edit: GuideEdit = {
    ...emptyGuide,
    slug: row.slug,
    state: row.state,
    shownFrom: row.shown_from,
    entryDate: row.entry_date,
    title: english?.title ?? '',
    summary: english?.summary ?? '',
    body: english?.body ?? '',
    wall: row.wall as Wall,
    pictures: JSON.parse(row.pictures),
    months: JSON.parse(row.months),
    region: row.region,
    products: JSON.parse(row.products),
    author: row.author,
    lastChecked: row.last_checked,
    sources: JSON.parse(row.sources),
  }
  for (const language of otherLanguages) {
    const made = texts.find((text) => text.language === language)?.made_from
    if (made) edit[wordsField(language)] = JSON.parse(made) as GuideWords
  }
  return {
    id: Number(row.id),
    version: Number(row.version),
    editedAt: row.edited_at,
    editedBy: row.edited_by,
    firstShown: row.first_shown,
    edit,
  }
}

/** Writes a guide with its texts, over the one with its id or as a new one; gives its id. */
export async function writeGuide(
  transaction: Transaction<Schema>,
  { id, edit, ...counted }: Omit<StoredGuide, 'id'> & { id: number | undefined },
): Promise<number> {
  const row = {
    slug: edit.slug,
    state: edit.state,
    shown_from: edit.shownFrom,
    first_shown: counted.firstShown,
    entry_date: edit.entryDate,
    wall: edit.wall,
    pictures: JSON.stringify(edit.pictures),
    months: JSON.stringify(edit.months),
    region: edit.region,
    products: JSON.stringify(edit.products),
    author: edit.author,
    last_checked: edit.lastChecked,
    sources: JSON.stringify(edit.sources),
    version: counted.version,
    edited_at: counted.editedAt,
    edited_by: counted.editedBy,
  }
  const written =
    id === undefined
      ? await transaction.insertInto('guides').values(row).returning('id').executeTakeFirstOrThrow()
      : await transaction
          .updateTable('guides')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow()
  const guide_id = Number(written.id)
  await transaction.deleteFrom('guide_texts').where('guide_id', '=', guide_id).execute()
  await insertRows(transaction, 'guide_texts', toTexts(guide_id, edit)).execute()
  return guide_id
}

/** A language in which something is missing is kept, and no visitor reads it. */
function toTexts(guide_id: number, edit: GuideEdit) {
  return languages.flatMap((language) => {
    const made = language === 'en' ? null : edit[wordsField(language)]
    if (language !== 'en' && !made) return []
    const text = textIn(edit, language) ?? { title: '', summary: '', body: '' }
    const outdated = Number(language !== 'en' && stateIn(edit, language) === 'outdated')
    return [{ guide_id, language, ...text, made_from: made && JSON.stringify(made), outdated }]
  })
}
