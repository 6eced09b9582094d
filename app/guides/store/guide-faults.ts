import { walls } from '#app/catalogue/category.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { findPhrasesFault } from '#app/catalogue/store/pictures/picture-faults.ts'
import {
  differ,
  findCodeFault,
  findCodesFault,
  findListFault,
  findNeeded,
  findTextFault,
} from '#app/catalogue/store/text-faults.ts'
import {
  bodyOf,
  type GuideEdit,
  type GuideField,
  type GuideWords,
  guideLimits,
  guideStates,
  textsOf,
  wordsField,
} from '#app/guides/guide.ts'
import { findGuideSlugFault } from '#app/guides/guide-path.ts'
import { findBodyFault, findTurningFault } from '#app/guides/marks/body-fault.ts'
import { showsPicture } from '#app/guides/marks/picture-marks.ts'
import { readDay } from '#app/time/india.ts'
import { otherLanguages } from '#languages/language.ts'

/** What can't be kept of a guide, a sentence for each field that says what to do. */
export type GuideFaults = Partial<Record<GuideField, string>>

/** A translation may be longer than its English: so many times. */
const translatedLength = 1.5

/**
 * Gives what can't be kept of these fields of a guide; of one that visitors are to see also what it lacks.
 * Whether its slug is free, and its products and pictures are there, only the store knows.
 */
export function findGuideFaults(edit: GuideEdit, among: readonly GuideField[]): GuideFaults {
  const faults: GuideFaults = {}
  for (const field of among) {
    const fault = findFieldFault(edit, field)
    if (fault) faults[field] = fault
  }
  return edit.state === 'shown' ? { ...findLacks(edit), ...faults } : faults
}

function findFieldFault(edit: GuideEdit, field: GuideField): string | undefined {
  const { title, summary, author, region, sources } = guideLimits
  switch (field) {
    case 'slug':
      return findGuideSlugFault(edit.slug)
    case 'state':
      return findCodeFault(edit.state, guideStates)
    case 'title':
      return findTurningFault(edit.title) ?? findNeeded(edit.title, title, 'Write its title.')
    case 'summary':
      return findLineFault(edit.summary, summary)
    case 'author':
      return findLineFault(edit.author, author)
    case 'region':
      return findLineFault(edit.region, region)
    case 'body':
      return findBodyFault(edit.body)
    case 'wall':
      return findCodeFault(edit.wall, walls)
    case 'months':
      return findCodesFault(edit.months, months, 'The same month is there twice.')
    case 'sources':
      return (
        edit.sources.map(findTurningFault).find(Boolean) ?? findListFault(edit.sources, sources)
      )
    case 'pictures':
      return findPicturesFault(edit)
    case 'products':
      return findProductsFault(edit)
    case 'shownFrom':
    case 'entryDate':
    case 'lastChecked':
      return findDayFault(edit[field])
    default:
      return findWordsFault(edit[field])
  }
}

function findLineFault(text: string, longest: number): string | undefined {
  return findTurningFault(text) ?? findTextFault(text, longest)
}

function findDayFault(day: string | null): string | undefined {
  return day === null || readDay(day) !== undefined ? undefined : 'Choose a day of the calendar.'
}

function findProductsFault({ products }: GuideEdit): string | undefined {
  if (products.length > guideLimits.products) {
    return `A guide speaks of ${guideLimits.products} products at most.`
  }
  return differ(products.map(String)) ? undefined : 'The same product is there twice.'
}

function findPicturesFault({ pictures }: GuideEdit): string | undefined {
  if (pictures.length > guideLimits.pictures) {
    return `A guide has ${guideLimits.pictures} pictures at most.`
  }
  if (!differ(pictures.map(({ picture }) => picture))) return 'The same picture is there twice.'
  return pictures
    .map(
      ({ description, descriptions }) =>
        findLineFault(description, guideLimits.pictureText) ??
        findPhrasesFault(descriptions, guideLimits.pictureText),
    )
    .find(Boolean)
}

function findWordsFault(words: GuideWords | null): string | undefined {
  if (!words) return undefined
  const { title, summary, parts } = words
  return (
    findLineFault(title.text, guideLimits.title * translatedLength) ??
    findLineFault(summary.text, guideLimits.summary * translatedLength) ??
    (parts.some(({ text }) => text.trim() === '')
      ? 'A part has no text.'
      : findBodyFault(bodyOf(words)))
  )
}

/** What a guide lacks that visitors are to see; an entry of the journal says itself who says so. */
function findLacks(edit: GuideEdit): GuideFaults {
  const isGuide = edit.entryDate === null
  const texts = textsOf(edit)
  // One that is added to a guide that visitors see is described before it is seen itself.
  const undescribed = edit.pictures.some(
    ({ picture, description }, at) =>
      picture.startsWith('photo-') &&
      description === '' &&
      (at === 0 || texts.some((text) => showsPicture(text, at + 1))),
  )
  return {
    ...(edit.summary === '' && { summary: 'Say in one sentence what it is about.' }),
    ...(edit.body.trim() === '' && { body: 'Write its text.' }),
    ...(undescribed && { pictures: 'Say in a few words what each picture shows.' }),
    ...(isGuide &&
      edit.sources.length === 0 && { sources: 'Write who says so: a guide needs it.' }),
    ...(isGuide && edit.products.length === 0 && { products: 'Name a product that it speaks of.' }),
  }
}

/** The fields of what a guide says in each language beside English. */
export const wordsFields = otherLanguages.map(wordsField)
