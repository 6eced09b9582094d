import { describe, expect, test as onBoth } from 'vitest'
import { findProduct } from '#app/catalogue/products.server.ts'
import type { Availability, ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import type { ProductToSave } from '#app/catalogue/store/save-plan.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

const away = (backIn: 'March' | 'July' | null): Availability => ({ is: 'away', backIn })

function size(label: string, more: Partial<ProductSize> = {}): ProductSize {
  return { number: null, label, labels: {}, price: null, availability: null, ...more }
}

const small = size('4 inch pot', { labels: { mr: '4 इंची कुंडी' }, price: 24_900 })
const large = size('6 inch pot', { price: 44_950, availability: { is: 'to-order', days: 14 } })

async function openDesk() {
  const db = await openTestCatalogue()
  const app = { db }
  const save = (product: ProductToSave, staffId = 1) =>
    saveProduct(app, { staffId, source: 'desk', ...product })
  const saved = async (product: ProductToSave, staffId = 1) => {
    const result = await save(product, staffId)
    if (!('saved' in result)) throw new Error(`not saved: ${JSON.stringify(result)}`)
    return result.saved
  }
  const sizesOf = async (id: number) => (await readSizes(db, [id])).get(id) ?? []
  const backIn = async (id: number) => (await findProduct(db, id))?.backIn
  return { app, db, save, saved, sizesOf, backIn }
}

describe('a product without named sizes', () => {
  onBoth('has one, of which its quantity and its month are known, or nothing', async () => {
    const { saved, sizesOf } = await openDesk()
    expect(await sizesOf(7)).toEqual([])
    expect(await sizesOf(44)).toEqual([
      size('20kg', { number: 0, labels: expect.objectContaining({}) }),
    ])
    await saved({ id: 7, change: { backIn: 'July' } })
    expect(await sizesOf(7)).toEqual([size('', { number: 0, availability: away('July') })])
    const translations = { hi: { quantity: '2 किलो' } }
    await saved({ id: 7, change: { quantity: '2kg', backIn: null, translations } })
    expect(await sizesOf(7)).toEqual([size('2kg', { number: 0, labels: { hi: '2 किलो' } })])
    await saved({ id: 7, change: { quantity: '' } })
    expect(await sizesOf(7)).toEqual([])
  })

  onBoth('may have a price, and is away where its month says so', async () => {
    const { saved, save, sizesOf, backIn } = await openDesk()
    const only = size('', { number: 0, price: 34_900, availability: away('March') })
    await saved({ id: 44, change: { sizes: [only] } })
    expect(await backIn(44)).toBe('March')
    expect(await sizesOf(44)).toMatchObject([{ ...only, label: '20kg', labels: {} }])
    expect(await save({ id: 44, change: { sizes: [only] } })).toEqual({ unchanged: true })
    await saved({ id: 44, change: { backIn: null } })
    expect(await sizesOf(44)).toMatchObject([{ price: 34_900, availability: null }])
    await saved({ id: 44, change: { backIn: 'July' } })
    expect(await sizesOf(44)).toMatchObject([{ price: 34_900, availability: away('July') }])
  })
})

describe('sizes of a product', () => {
  test('are numbered, and no number is used again, not even after a deletion', async () => {
    const { app, db, saved, sizesOf } = await openDesk()
    await saved({ id: 7, change: { sizes: [small, large] } })
    const [first, second] = await sizesOf(7)
    expect([first, second]).toEqual([
      { ...small, number: 1 },
      { ...large, number: 2 },
    ])
    if (!first) throw new Error('no size')
    await saved({ id: 7, change: { sizes: [first] } })
    await saved({ id: 7, change: { sizes: [size('8 inch pot'), first] } })
    expect((await sizesOf(7)).map(({ number }) => number)).toEqual([3, 1])
    await saved({ id: 7, change: { sizes: [first] } })
    const deleted = await deleteProduct(app, 7, 1)
    expect(await sizesOf(7)).toEqual([])
    await undoChange(app, 'deleted' in deleted ? deleted.deleted.changeId : 0, 1)
    expect(await sizesOf(7)).toEqual([first])
    await saved({ id: 7, change: { sizes: [first, large] } })
    expect((await sizesOf(7)).map(({ number }) => number)).toEqual([1, 4])

    // Another product counts for itself; all are read at once.
    await saved({ id: 8, change: { sizes: [small] } })
    const both = await readSizes(db, [7, 8, 9])
    expect([...both].map(([id, { length }]) => [id, length])).toEqual([
      [7, 2],
      [8, 1],
    ])
    expect((await readSizes(db)).get(8)).toEqual([{ ...small, number: 1 }])
    expect(await readSizes(db, [])).toEqual(new Map())
  })

  test('of a new product are kept with it, and stay as they are when its name changes', async () => {
    const { saved, sizesOf } = await openDesk()
    const fern = {
      ...{ name: 'Rosewood Fern', slug: 'rosewood-fern', category: 'indoor-plants' },
      ...({ picture: 'snake-plant', wall: 'neel', kind: 'plant' } as const),
    }
    const { id } = await saved({ change: { ...fern, sizes: [small, large] } })
    await saved({ id, change: { name: 'Rose Fern' } })
    expect((await sizesOf(id)).map(({ number }) => number)).toEqual([1, 2])
    await saved({ id, change: { sizes: [] } })
    expect(await sizesOf(id)).toEqual([])
  })

  onBoth('say the month of lists: the first of them, where none can be had', async () => {
    const { save, saved, sizesOf, backIn } = await openDesk()
    const gone = [away(null), away('July'), away('March')].map((availability, place) =>
      size(`${place + 4} inch pot`, { availability }),
    )
    await saved({ id: 7, change: { sizes: gone } })
    expect(await backIn(7)).toBe('July')
    expect(await save({ id: 7, change: { backIn: 'March' } })).toEqual({
      faults: { backIn: 'Its sizes say when it is back: change it there.' },
    })
    const [first] = await sizesOf(7)
    await saved({ id: 7, change: { sizes: first ? [first, large] : [] } })
    expect(await backIn(7)).toBeUndefined()
  })

  onBoth('that two people change at once are joined size by size', async () => {
    const { save, saved, sizesOf } = await openDesk()
    const { version } = await saved({ id: 7, change: { sizes: [small, large] } })
    const [first, second] = await sizesOf(7)
    if (!first || !second) throw new Error('no sizes')
    const dearer = { ...first, price: 29_900 }
    await saved({ id: 7, version, change: { sizes: [dearer, second, size('8 inch pot')] } }, 1)
    const ready = { ...second, availability: { is: 'available' } as const }
    await saved({ id: 7, version, change: { sizes: [ready, first, size('Bonsai')] } }, 2)
    expect(await sizesOf(7)).toEqual([
      ready,
      dearer,
      size('8 inch pot', { number: 3 }),
      size('Bonsai', { number: 4 }),
    ])

    const cheaper = { ...first, price: 19_900 }
    const refused = await save({ id: 7, version, change: { sizes: [cheaper, ready] } }, 2)
    expect(refused).toEqual({
      conflict: [
        expect.objectContaining({ field: 'sizes', size: 1, yours: [cheaper], theirs: [dearer] }),
      ],
    })
    expect(await save({ id: 7, version, change: { sizes: [second] } }, 2)).toMatchObject({
      conflict: [{ field: 'sizes', size: 1, yours: [], theirs: [dearer], who: 1 }],
    })
  })

  test('go back with their numbers when a change is undone, unless they changed since', async () => {
    const { app, db, saved, sizesOf, backIn } = await openDesk()
    await saved({ id: 7, change: { sizes: [small, large] } })
    const before = await sizesOf(7)
    const { changeId } = await saved({
      id: 7,
      change: { sizes: before.slice(0, 1).map((one) => ({ ...one, availability: away('March') })) },
    })
    expect(await backIn(7)).toBe('March')
    expect((await productHistory.list(db, 7))[0]).toMatchObject({
      before: { sizes: before, backIn: null },
      after: { backIn: 'March' },
    })
    expect(await undoChange(app, changeId, 1)).toHaveProperty('saved')
    expect([await sizesOf(7), await backIn(7)]).toEqual([before, undefined])
    const later = await saved({ id: 7, change: { sizes: [...before].reverse() } })
    const first = (await productHistory.list(db, 7)).at(-1)
    expect(await undoChange(app, first?.id ?? 0, 1)).toMatchObject({ later: [{}, {}, {}] })
    await undoChange(app, later.changeId, 1)
    expect(await sizesOf(7)).toEqual(before)
  })

  const thirteen = Array.from({ length: 13 }, (_, place) => size(`Size ${place}`))
  test.each<[string, ProductSize[]]>([
    ['A product has at most 12 sizes.', thirteen],
    ['Two sizes are called 4 INCH  pot.', [small, size('4 INCH  pot')]],
    [
      'Two sizes are called बड़ा.',
      [size('a', { labels: { hi: 'बड़ा' } }), size('b', { labels: { hi: 'बड़ा' } })],
    ],
    ['Write what each size is.', [small, size('')]],
    ['at most 40 characters.', [size('x'.repeat(41))]],
    ['in Hindi: It is too long', [size('x', { labels: { hi: 'क'.repeat(41) } })]],
    ['x: A price is more than 0.', [size('x', { price: 0 })]],
    ['x: A price is more than 0.', [size('x', { price: -100 })]],
    ['x: A price is a whole number of paise.', [size('x', { price: 0.5 })]],
    ['x: A price is below Rs', [size('x', { price: 1e9 })]],
    ['from 1 to 365.', [size('x', { availability: { is: 'to-order', days: 0 } })]],
    ['from 1 to 365.', [size('x', { availability: { is: 'to-order', days: 366 } })]],
    ['from 1 to 365.', [size('x', { availability: { is: 'to-order', days: 1.5 } })]],
    ['is another product’s.', [{ ...small, number: 3 }]],
    ['Among several sizes each has a name.', [small, size('', { number: 0 })]],
    ['Its quantity says what the only size is.', [size('Pot', { number: 0 })]],
    ['The same size is there twice.', [size('', { number: 0 }), size('', { number: 0 })]],
  ])('are refused where they can’t be kept: %s', async (why, sizes) => {
    const { db, save, sizesOf } = await openDesk()
    const before = await productHistory.list(db, 7)
    expect(await save({ id: 7, change: { sizes } })).toEqual({
      faults: { sizes: expect.stringContaining(why) },
    })
    expect(await sizesOf(7)).toEqual([])
    expect(await productHistory.list(db, 7)).toEqual(before)
  })
})
