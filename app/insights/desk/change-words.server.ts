import { listShownWithName } from '#app/catalogue/store/named-products.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { setWordAside, takeWordBack } from '#app/insights/words.server.ts'
import { toKeepableSearch } from '#app/search/missed/keepable-search.ts'
import type { App } from '#server/app-context.ts'

/** What a form about a word asks for. */
export type WordChange = {
  word: string
  /** Whose name it was told as; 0: it was searched for. */
  productId: number
} & ({ intent: 'add'; product: string } | { intent: 'set-aside' | 'take-back' })

/** What became of it: the catalogue's change, or what is wrong, in words. */
export type WordOutcome = { changeId?: number } | { problem: string }

/** Reads what a form about a word sends; undefined for what none of ours sends. */
export function readWordChange(form: FormData): WordChange | undefined {
  const [intent, word, id, product] = ['intent', 'word', 'id', 'product'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
  if (!word || toKeepableSearch(word) !== word || !/^\d{1,15}$/.test(id ?? '')) return undefined
  const about = { word, productId: Number(id) }
  if (intent === 'add') return { ...about, intent, product: product ?? '' }
  return intent === 'set-aside' || intent === 'take-back' ? { ...about, intent } : undefined
}

/** Does what a form about a word asks for: the catalogue's history says who added a name. */
export async function changeWord(
  app: App,
  asked: WordChange,
  staffId: number,
): Promise<WordOutcome> {
  const { word, productId } = asked
  if (asked.intent === 'set-aside') await setWordAside(app.db, { word, productId, staffId })
  if (asked.intent === 'take-back') await takeWordBack(app.db, { word, productId })
  return asked.intent === 'add' ? add(app, asked, staffId) : {}
}

async function add(
  app: App,
  { word, productId, product }: Extract<WordChange, { intent: 'add' }>,
  staffId: number,
): Promise<WordOutcome> {
  const ids = productId === 0 ? await listShownWithName(app.db, product) : [productId]
  if (ids.length > 1) {
    return { problem: 'Two products have this name. Open the right one in the catalogue.' }
  }
  const kept = ids[0] === undefined ? undefined : await findProductForStaff(app.db, ids[0])
  if (!kept) {
    return { problem: 'No product in the shop has this name. Choose one from the list.' }
  }
  const names = [...kept.edit.names, { language: 'other' as const, name: word, checked: false }]
  const result = await saveProduct(app, {
    id: kept.id,
    version: kept.version,
    change: { names },
    staffId,
    source: 'desk',
  })
  if ('saved' in result) return { changeId: result.saved.changeId }
  if ('faults' in result) {
    return { problem: Object.values(result.faults)[0] ?? 'It could not be saved.' }
  }
  return { problem: 'Somebody has just changed this product. Please try again.' }
}
