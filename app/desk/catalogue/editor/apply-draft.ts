import type { Wall } from '#app/catalogue/category.ts'
import {
  type Care,
  type Kind,
  type Month,
  type SafetyFact,
  type SafetyLevel,
  type Span,
  type Water,
  waterOf,
} from '#app/catalogue/facts/facts.ts'
import type { ProductEdit } from '#app/stock/product-edit.ts'
import { type EditDraft, type FormField, isLight, isPlace, linesOf } from './edit-draft.ts'

/** What is said of the days between waterings where somebody only taps how often. */
const usualDays: Record<Water, Span> = {
  daily: { from: 1, to: 1 },
  twice: { from: 3, to: 4 },
  week: { from: 7, to: 7 },
  rare: { from: 14, to: 14 },
}

/**
 * Gives those fields of a product as the form says them. What the form does not show of a fact
 * stays: exact days, former names. `source` is who says what is changed. Throws what the form
 * cannot have sent.
 */
export function applyDraft(
  edit: ProductEdit,
  draft: EditDraft,
  fields: readonly FormField[],
  source: string,
): Partial<ProductEdit> {
  const change: Partial<ProductEdit> = {}
  for (const field of fields) Object.assign(change, changes[field](draft, edit, source))
  return change
}

type Change = (draft: EditDraft, edit: ProductEdit, source: string) => Partial<ProductEdit>

const changes: Record<FormField, Change> = {
  name: ({ name }) => ({ name }),
  botanical: ({ botanical }, edit, source) => ({
    botanical: botanical
      ? { formerly: edit.botanical?.formerly ?? [], is: botanical, source }
      : null,
  }),
  names: ({ names }, edit, source) => {
    const shows = (language: string) =>
      names.some((name) => name.language === language && name.checked)
    return {
      names: [...names],
      ...(shows('hindi') && !edit.hindiSource && { hindiSource: source }),
      ...(shows('marathi') && !edit.marathiSource && { marathiSource: source }),
    }
  },
  slug: ({ slug }) => ({ slug }),
  kind: ({ kind }) => ({ kind: kind as Kind }),
  light: ({ light, lightAlso }, _, source) => ({
    light: isLight(light) ? { is: light, alsoGood: lightAlso.filter(isLight), source } : null,
  }),
  summerDays: ({ water }, { summerDays }, source) => {
    if (!isWater(water)) return { summerDays: null }
    if (summerDays && waterOf(summerDays) === water) return { summerDays }
    return { summerDays: { ...usualDays[water], source } }
  },
  waterRule: ({ waterRule }, _, source) => ({
    waterRule: waterRule ? { is: waterRule, source } : null,
  }),
  place: ({ place }, edit, source) => {
    const is = place.filter(isPlace)
    // The first is where it stands best: that stays first.
    const best = edit.place?.is[0]
    if (best && is.includes(best)) is.sort((a, b) => Number(b === best) - Number(a === best))
    return { place: is.length > 0 ? { is, source } : null }
  },
  care: ({ care }, _, source) => ({ care: care ? { is: care as Care, source } : null }),
  height: ({ heightFrom, heightTo }, _, source) => {
    if (!heightFrom && !heightTo) return { height: null }
    const from = Number(heightFrom || heightTo)
    return { height: { from, to: Number(heightTo || heightFrom), source } }
  },
  season: ({ season }, _, source) => ({ season: season ? { is: season, source } : null }),
  pets: ({ pets, petsNote, petsSource }) => ({ pets: safety(pets, petsNote, petsSource) }),
  children: ({ children, childrenNote, childrenSource }) => ({
    children: safety(children, childrenNote, childrenSource),
  }),
  description: ({ description }) => ({ description }),
  quantity: ({ quantity }) => ({ quantity }),
  tips: ({ tips }) => ({ tips: linesOf(tips) }),
  advantages: ({ advantages }) => ({ advantages: linesOf(advantages) }),
  hidden: ({ hidden }) => ({ hidden }),
  category: ({ category }) => ({ category }),
  wall: ({ wall }) => ({ wall: wall as Wall }),
  backIn: ({ backIn }) => ({ backIn: backIn ? (backIn as Month) : null }),
  pictureDescription: ({ pictureDescription }) => ({ pictureDescription }),
}

function safety(is: string, note: string, source: string): SafetyFact | null {
  if (!is) return null
  return { is: is as SafetyLevel, ...(note && { note }), source }
}

function isWater(code: string): code is Water {
  return Object.hasOwn(usualDays, code)
}
