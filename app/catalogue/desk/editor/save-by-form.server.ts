import { valueWords } from '#app/catalogue/desk/value-words.ts'
import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { awayUntil, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { toSlug } from '#app/catalogue/slug.ts'
import type { EditFaults } from '#app/catalogue/store/edit-faults.ts'
import type { FieldConflict } from '#app/catalogue/store/history/product-history.server.ts'
import type { Beside } from '#app/catalogue/store/order/move-product.server.ts'
import { saveAndMoveProduct } from '#app/catalogue/store/order/save-and-move.server.ts'
import { fieldLabel } from '#app/catalogue/store/product-edit.ts'
import type { SizeChoices } from '#app/catalogue/store/save-plan.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { ShownConflict } from '#app/desk/editing/conflict-choice.tsx'
import { takeName } from '#app/desk/editing/take-name.ts'
import { readId } from '#app/desk/posted-form.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { App } from '#server/app-context.ts'
import { applyDraft } from './draft/apply-draft.ts'
import { type EditDraft, readDraft } from './draft/edit-draft.ts'
import type { EditedProduct, NotSaved } from './draft/edited-product.ts'
import { listMarkedChanges } from './draft/field-marks.ts'
import { readTypedSizes } from './draft/read-sizes.server.ts'
import { firstSize, type SizeStep, stepSizes } from './draft/step-sizes.ts'

/** What became of a form: saved, with the change's id; or why not, with all that stood in it. */
export type FormSaved =
  | { saved: { id: number; changeId: number | undefined } }
  | { notSaved: NotSaved; status: 409 | 422 }
  | { missing: true }

/**
 * Saves what somebody has changed in the editor's form, and nothing that they only had in front of
 * them. Of a field that somebody else changed meanwhile it asks, and then does what was chosen.
 */
export async function saveByForm(
  app: App,
  product: EditedProduct,
  form: FormData,
  staff: Pick<SignedInStaff, 'id'>,
  now = new Date(),
): Promise<FormSaved> {
  const typed = readTyped(form)
  const { draft, marks, version, sizesVersion = version } = typed
  const isNew = product.id === undefined
  const theirs = (field: string) => form.get(takeName({ field })) === 'theirs'
  const changed = (isNew ? product.fields : listMarkedChanges(draft, marks)).filter(
    (field) => product.fields.includes(field) && !theirs(field),
  )
  const source = String(form.get('source') ?? '').trim() || product.whoSays
  const change = applyDraft(product.edit, draft, changed, source)
  if (changed.includes('sizes')) {
    const read = readTypedSizes(draft)
    if ('fault' in read) {
      const faults = { sizes: read.fault }
      return { notSaved: { ...typed, faults, sizeFaults: read.rows }, status: 422 }
    }
    Object.assign(change, withMonth(read.sizes, product, theirs('backIn')))
  }
  const by = { staffId: staff.id, source: 'desk' } as const
  const beside = changed.includes('standsAfter') ? besideOf(product, draft) : undefined
  const sizeChoices = { madeFrom: sizesVersion, stays: readSizeChoices(form) }
  const result =
    product.id === undefined
      ? await saveProduct(app, { change: asNew(product.edit, change, draft), ...by })
      : await saveExisting(app, { id: product.id, version, sizeChoices, change, ...by }, beside)
  if ('saved' in result) return { saved: result.saved }
  if ('unchanged' in result) return { saved: { id: product.id ?? 0, changeId: undefined } }
  if ('missing' in result) return { missing: true }
  if ('noPlace' in result) {
    const standsAfter = 'The list has changed. Choose its place anew.'
    return { notSaved: { ...typed, faults: { standsAfter } }, status: 422 }
  }
  if ('faults' in result) {
    const faults = withoutMade(result.faults, isNew && !draft.slug)
    return { notSaved: { ...typed, faults }, status: 422 }
  }
  const conflict = await describe(app, result.conflict, product, now)
  // The next save stands on what is there now: whoever has chosen knows of it. Sizes are joined with
  // what others did from where they were made.
  return {
    notSaved: { ...typed, version: product.version, sizesVersion, conflict },
    status: 409,
  }
}

/** Gives what was typed into a form, and on what it stands. */
function readTyped(form: FormData): NotSaved {
  const sizesVersion = readId(form.get('sizesVersion'))
  return {
    draft: readDraft(form),
    marks: String(form.get('marks') ?? ''),
    version: readId(form.get('version')),
    ...(sizesVersion > 0 && { sizesVersion }),
  }
}

/** Gives a form after a step among its sizes: nothing is saved, and nothing that was typed is lost. */
export function afterStep(form: FormData, step: SizeStep): NotSaved {
  const typed = readTyped(form)
  const { draft } = typed
  return { ...typed, draft: { ...draft, sizes: stepSizes(draft.sizes, step, firstSize(draft)) } }
}

/** Sizes as they are saved: where there is only one, its month is the product's. */
function withMonth(
  sizes: ProductSize[],
  { edit }: EditedProduct,
  takesTheirMonth: boolean,
): Partial<ProductEdit> {
  const [only] = sizes
  if (only?.number !== unnamedSize) return { sizes }
  const availability = takesTheirMonth ? awayUntil(edit.backIn) : only.availability
  const backIn = availability?.is === 'away' ? availability.backIn : null
  return { sizes: [{ ...only, availability }], ...(!takesTheirMonth && { backIn }) }
}

function readSizeChoices(form: FormData): SizeChoices['stays'] {
  const name = /^take-sizes-(\d+)$/
  return new Map(
    [...form].flatMap(([field, value]) => {
      const [, size] = name.exec(field) ?? []
      return size ? [[Number(size), value === 'theirs' ? 'theirs' : 'yours']] : []
    }),
  )
}

function asNew(empty: ProductEdit, change: Partial<ProductEdit>, { name }: EditDraft) {
  return { ...empty, ...change, slug: change.slug || toSlug(name) }
}

/** An address that would have been made of a name which is missing itself is not asked for. */
function withoutMade(faults: EditFaults, isMade: boolean): EditFaults {
  if (!isMade || !faults.name) return faults
  const { slug: _, ...others } = faults
  return others
}

function saveExisting(
  app: App,
  product: Parameters<typeof saveAndMoveProduct>[1],
  beside: Beside | undefined,
) {
  return beside ? saveAndMoveProduct(app, product, beside) : saveProduct(app, product)
}

/** Beside which product the form puts it; in another category it stands last, whatever it says. */
function besideOf({ edit, place }: EditedProduct, draft: EditDraft): Beside | undefined {
  if (!place || draft.category !== edit.category) return undefined
  const [first] = place.others
  if (draft.standsAfter === 'first') return first && { before: first.id }
  return { after: Number(draft.standsAfter) || 0 }
}

async function describe(
  { db }: Pick<App, 'db'>,
  conflicts: readonly FieldConflict[],
  { categories }: EditedProduct,
  now: Date,
): Promise<ShownConflict<FieldName>[]> {
  const people = await findColleagues(
    db,
    conflicts.map(({ who }) => who),
  )
  const nameOf = (key: string) => categories.find((each) => each.key === key)?.name ?? key
  return conflicts.map(({ field, size, yours, theirs, who, at }) => {
    const words = (value: unknown) =>
      valueWords(field, { [field]: value } as Partial<ProductEdit>, nameOf)
    const sizeWords = (value: unknown) =>
      (value as unknown[]).length > 0 ? words(value) : 'Removed'
    const say = size === undefined ? words : sizeWords
    return {
      field,
      label: size === undefined ? fieldLabel(field) : sizeLabel(theirs, yours),
      ...(size !== undefined && { size }),
      yours: say(yours),
      theirs: say(theirs),
      who: (who !== null && people.get(who)?.name) || 'Somebody',
      at: momentWords(at, now),
    }
  })
}

/** Gives which size two people have changed, by the name that it has. */
function sizeLabel(...versions: readonly unknown[]): string {
  const [size] = versions.flatMap((sizes) => sizes as ProductSize[])
  return size?.label ? `Size ${size.label}` : 'The only size'
}
