import { walls } from '#app/catalogue/category.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { linesOf, textOf } from '#app/desk/editing/form-texts.ts'
import { markOf } from '#app/desk/editing/mark-of.ts'
import { readNumber } from '#app/desk/posted-form.ts'
import type { GuideEdit } from '#app/guides/guide.ts'

/** What the editor's form says of a guide, as it is typed and chosen. */
export interface GuideDraft {
  title: string
  summary: string
  body: string
  slug: string
  /** Shown at once, or from a day on. */
  showing: 'draft' | 'shown' | 'from' | 'hidden'
  shownFrom: string
  entryDate: string
  wall: string
  months: string[]
  region: string
  /** Ids. */
  products: string[]
  author: string
  /** One to a line. */
  sources: string
}

export type DraftField = keyof GuideDraft

const oneLine = ['title', 'summary', 'slug', 'region', 'author', 'shownFrom', 'entryDate'] as const

/** The fields of the form, in its order. */
export const draftFields: readonly DraftField[] = [
  'title',
  'summary',
  'body',
  'months',
  'region',
  'products',
  'sources',
  'author',
  'wall',
  'showing',
  'shownFrom',
  'entryDate',
  'slug',
]

/** Gives what the form shows of a guide. */
export function openDraft(edit: GuideEdit): GuideDraft {
  const { title, summary, body, slug, region, author, wall } = edit
  return {
    title,
    summary,
    body,
    slug,
    region,
    author,
    wall,
    showing: edit.state === 'shown' && edit.shownFrom ? 'from' : edit.state,
    shownFrom: edit.shownFrom ?? '',
    entryDate: edit.entryDate ?? '',
    months: [...edit.months],
    products: edit.products.map(String),
    sources: edit.sources.join('\n'),
  }
}

/** Reads the form. */
export function readDraft(form: FormData): GuideDraft {
  const lines = oneLine.map((name) => [name, textOf(form.get(name)).replace(/\s+/g, ' ')])
  const all = (name: string) => form.getAll(name).map(textOf)
  const showing = textOf(form.get('showing'))
  return {
    ...(Object.fromEntries(lines) as Pick<GuideDraft, (typeof oneLine)[number]>),
    body: String(form.get('body') ?? '')
      .replace(/\r\n?/g, '\n')
      .trim(),
    showing: showings.find((one) => one === showing) ?? 'draft',
    wall: textOf(form.get('wall')),
    months: all('months'),
    products: all('products').filter((id) => readNumber(id) !== undefined),
    sources: linesOf(textOf(form.get('sources'))).join('\n'),
  }
}

const showings: readonly GuideDraft['showing'][] = ['draft', 'shown', 'from', 'hidden']

/** Gives a mark of each field, as one text: by these it is told later what was changed in the form. */
export function writeMarks(draft: GuideDraft): string {
  return draftFields.map((field) => `${field}:${markOf(JSON.stringify(draft[field]))}`).join(' ')
}

/** Lists the fields of a form that are not what its marks say. */
export function listChanged(draft: GuideDraft, marks: string): DraftField[] {
  const opened = new Set(marks.split(' '))
  return draftFields.filter(
    (field) => !opened.has(`${field}:${markOf(JSON.stringify(draft[field]))}`),
  )
}

/** Gives what these fields of a form make of a guide. */
export function toChange(draft: GuideDraft, fields: readonly DraftField[]): Partial<GuideEdit> {
  const change: Partial<GuideEdit> = {}
  for (const field of fields) Object.assign(change, changeOf(draft, field))
  return change
}

function changeOf(draft: GuideDraft, field: DraftField): Partial<GuideEdit> {
  switch (field) {
    case 'showing':
    case 'shownFrom': {
      const { showing, shownFrom } = draft
      return {
        state: showing === 'from' ? 'shown' : showing,
        shownFrom: showing === 'from' && shownFrom ? shownFrom : null,
      }
    }
    case 'entryDate':
      return { entryDate: draft.entryDate || null }
    case 'wall':
      return { wall: walls.find((wall) => wall === draft.wall) ?? 'pista' }
    case 'months':
      return { months: months.filter((month) => draft.months.includes(month)) }
    case 'products':
      return { products: draft.products.map(Number) }
    case 'sources':
      return { sources: linesOf(draft.sources) }
    default:
      return { [field]: draft[field] }
  }
}
