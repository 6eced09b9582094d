import type { Transaction } from 'kysely'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { findPictures } from '#app/catalogue/pictures/pictures.server.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { hasProductPicture } from '#app/catalogue/product-picture.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { KEPT_UNUSED_DAYS } from '#app/catalogue/store/pictures/collect-pictures.server.ts'
import type { Schema } from '#database/schema.ts'
import type { EditFaults } from './edit-faults.ts'
import { findPhrasesFault, findPicturesFault } from './pictures/picture-faults.ts'
import type { Plan } from './save-plan.ts'

const noLongerKept = `This picture was deleted ${KEPT_UNUSED_DAYS} days after it was replaced: send it again.`
const noneOfThisName = 'There is no picture of this name.'

/**
 * Gives what can't be kept of the plans because of what else is in the catalogue: an address that
 * another product has or had, a category that is none of these, or a picture that is not there.
 */
export async function findStoreFaults(
  transaction: Transaction<Schema>,
  plans: readonly Plan[],
  categories: ReadonlySet<string>,
): Promise<Map<Plan, EditFaults>> {
  const faults = new Map<Plan, EditFaults>()
  const say = (plan: Plan, fault: EditFaults) => faults.set(plan, { ...faults.get(plan), ...fault })
  for (const plan of plans) {
    const { edit, changed } = plan
    if (!categories.has(edit.category)) say(plan, { category: 'There is no such category.' })
    const isThere = edit.picture === '' || edit.photo !== null || hasProductPicture(edit.picture)
    if (changed.includes('picture') && !isThere) {
      const wasSent = /^photo-\d+$/.test(edit.picture)
      say(plan, { picture: wasSent ? noLongerKept : noneOfThisName })
    }
  }
  await findLostPictures(transaction, plans, say)
  await findTakenSlugs(transaction, plans, faults, say)
  return faults
}

/** Pictures after the first: what is wrong with them, and those that were deleted meanwhile. */
async function findLostPictures(
  transaction: Transaction<Schema>,
  plans: readonly Plan[],
  say: (plan: Plan, fault: EditFaults) => void,
) {
  for (const plan of plans) {
    const { edit, before, changed } = plan
    if (changed.includes('pictureWords')) {
      const fault = findPhrasesFault(edit.pictureWords, productFields.pictureWords.longest)
      if (fault) say(plan, { pictureWords: fault })
    }
    if (!changed.includes('morePictures')) continue
    const fault = findPicturesFault(edit)
    if (fault) {
      say(plan, { morePictures: fault })
      continue
    }
    const had = new Set(before ? listPictures(before.edit).map(({ picture }) => picture) : [])
    const fresh = edit.morePictures
      .map(({ picture }) => picture)
      .filter((picture) => !had.has(picture) && !hasProductPicture(picture))
    const kept = await findPictures(transaction, fresh)
    const lost = fresh.find((picture) => !kept.has(picture))
    if (lost) {
      say(plan, { morePictures: lost.startsWith('photo-') ? noLongerKept : noneOfThisName })
    }
  }
}

type FindHolder = (plan: Plan, leaving: ReadonlySet<number>) => string | undefined

/** Addresses that another product has or had, or that two of the plans want. */
async function findTakenSlugs(
  transaction: Transaction<Schema>,
  plans: readonly Plan[],
  faults: ReadonlyMap<Plan, EditFaults>,
  say: (plan: Plan, fault: EditFaults) => void,
) {
  const renamed = plans.filter(({ changed }) => changed.includes('slug'))
  if (renamed.length === 0) return
  const slugs = renamed.map(({ edit }) => edit.slug)
  const findHolder = await readHolders(transaction, slugs)
  // What is refused keeps its address: then whoever was to get that is refused, too.
  for (let refused = -1; refused < faults.size; ) {
    refused = faults.size
    const leaving = new Set(
      renamed.flatMap((plan) => (faults.has(plan) ? [] : (plan.asked.id ?? []))),
    )
    for (const [place, plan] of renamed.entries()) {
      if (faults.get(plan)?.slug) continue
      const isTwice = slugs.indexOf(plan.edit.slug) < place
      const slug = findHolder(plan, leaving) ?? (isTwice ? twice : undefined)
      if (slug) say(plan, { slug })
    }
  }
}

const twice = 'Another product gets this address.'
const wasDeleted = 'A product that was deleted had this address. Choose another.'

/**
 * Reads which products have these addresses, or had them. Gives what says why a product can't have its
 * own, while those that are `leaving` give up theirs.
 */
async function readHolders(
  transaction: Transaction<Schema>,
  slugs: readonly string[],
): Promise<FindHolder> {
  const addresses = slugs.map(productPath)
  const holders = await transaction
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .execute()
  const old = await transaction
    .selectFrom('old_addresses')
    .innerJoin('products', 'products.id', 'old_addresses.product_id')
    .select(['address', 'products.id', 'products.name'])
    .where('address', 'in', addresses)
    .where('old_addresses.category_key', 'is', null)
    .execute()
  const gone = await transaction
    .selectFrom('old_addresses')
    .select(['address', 'product_id as id'])
    .where('address', 'in', addresses)
    .where('category_key', 'is not', null)
    .where('product_id', 'is not', null)
    .execute()
  return ({ asked, edit: { slug } }, leaving) => {
    const address = productPath(slug)
    const isOther = ({ id }: { id: number | null }) => Number(id) !== asked.id
    const holder = holders.find(
      (other) => other.slug === slug && isOther(other) && !leaving.has(Number(other.id)),
    )
    if (holder) return `${holder.name} has this address.`
    const former = old.find((other) => other.address === address && isOther(other))
    if (former) {
      return `${former.name} had this address before, and links to it still lead there.`
    }
    return gone.some((other) => other.address === address && isOther(other))
      ? wasDeleted
      : undefined
  }
}
