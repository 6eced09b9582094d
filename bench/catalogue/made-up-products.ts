import type { CategoryKey } from '#app/catalogue/category.ts'
import type { Product } from '#app/catalogue/product.ts'
import { oneInTurn } from '#bench/one-in-turn.ts'
import { type ProductWords, productWords, towns } from './product-words.ts'

/** A prime above every list's length: its multiples reach each combination of words once. */
const STRIDE = 1_000_003
/** As far apart as the products of the data files are placed. */
const GAP = 100

/**
 * Makes up `count` products that follow `known` ones in their categories, with new ids and names
 * of their own, always the same. It can be gone through again and keeps nothing. Throws where a
 * category has no known product to take the picture and the tips from.
 */
export function madeUpProducts(known: readonly Product[], count: number): Iterable<Product> {
  return {
    *[Symbol.iterator]() {
      let id = Math.max(...known.map((product) => product.id)) + 1
      let rest = count
      const filled = Object.entries(productWords) as [CategoryKey, ProductWords][]
      for (const [index, [category, words]] of filled.entries()) {
        const models = known.filter((product) => product.category === category)
        const isLast = index === filled.length - 1
        const members = isLast ? rest : Math.floor((count * words.share) / 100)
        rest -= members
        const lastOrder = Math.max(...models.map((product) => product.order))
        for (let member = 0; member < members; member += 1) {
          const model = models[member % models.length]
          if (!model) throw new Error(`The catalogue has no product of '${category}' to go by.`)
          const slug = `${model.slug}-${id}`
          const order = lastOrder + GAP * (member + 1)
          yield { ...model, ...nameOf(words, member), id, slug, order }
          id += 1
        }
      }
    },
  }
}

function nameOf(words: ProductWords, member: number): { name: string; aliases: string[] } {
  const { kinds, varieties, forms } = words
  const names = kinds.length * varieties.length * forms.length * towns.length
  if (member >= names) throw new Error(`There are words for ${names} names, not for more.`)
  let combination = (member * STRIDE) % names
  const pick = <T>(list: readonly T[]): T => {
    const chosen = oneInTurn(list, combination)
    combination = Math.floor(combination / list.length)
    return chosen
  }
  const [kind, ...aliases] = pick(kinds)
  return { name: `${kind} ${pick(varieties)}, ${pick(forms)}, ${pick(towns)}`, aliases }
}
