import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { categories } from './category.ts'
import { findFacts } from './facts/facts.server.ts'
import { halfOf, toProductCard, toProductEntity } from './product.ts'
import {
  countProducts,
  findProduct,
  findProductBySlug,
  findProductsByIds,
  getCategory,
  listProducts,
  listProductsAt,
} from './products.server.ts'

describe('the sample catalogue', () => {
  test('has as many products in each category as the specification says', async () => {
    const db = await openTestCatalogue()
    const counts: Record<string, number> = {}
    for (const { key } of categories) counts[key] = await countProducts(db, key)
    expect(counts).toEqual({
      home: 6,
      'indoor-plants': 7,
      'outdoor-plants': 2,
      'flower-seeds': 2,
      'vegetable-seeds': 2,
      pebbles: 5,
      'gardening-tools': 7,
      'corporate-products': 5,
      'vertical-garden': 1,
      'artificial-decoration': 3,
      fertilizer: 3,
      soil: 2,
    })
    expect(await countProducts(db)).toBe(45)
  })

  testOnce('calls the pages by the headings of the specification', async () => {
    const db = await openTestCatalogue()
    const pages = await Promise.all(categories.map(({ key }) => getCategory(db, key)))
    expect(pages.map(({ key, page }) => [key, page?.heading])).toEqual([
      ['home', undefined],
      ['indoor-plants', 'Indoor Plants Collections'],
      ['outdoor-plants', 'Outdoor Plants Collections'],
      ['flower-seeds', 'Flower Seeds Collections'],
      ['vegetable-seeds', 'Vegetable Seeds Collections'],
      ['pebbles', 'Trendy Pebbles'],
      ['gardening-tools', 'Best Gardening Tools'],
      ['corporate-products', 'Gifts that keep growing'],
      ['vertical-garden', 'Vertical Gardening Tools'],
      ['artificial-decoration', 'Artificial Plants Decoration'],
      ['fertilizer', 'Fertilizers'],
      ['soil', 'Soil'],
    ])
  })

  test('shows only characters that the fonts have, and card texts that fit on two lines', async () => {
    const db = await openTestCatalogue()
    const drawable =
      /^[\u0020-\u007e\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u2022\u00d7\u00b7\u00b0\u00bd\u00a9\u00e9]*$/
    for (const { key } of categories) {
      const { page } = await getCategory(db, key)
      for (const text of Object.values(page ?? {})) expect(text).toMatch(drawable)
      for (const product of await listProducts(db, key)) {
        const { name, description, tips, advantages } = product
        for (const text of [name, description, ...tips, ...advantages]) {
          expect(text).toMatch(drawable)
        }
        if (key !== 'soil' && key !== 'fertilizer') expect(description.length).toBeLessThan(76)
      }
    }
  })

  testOnce.each(['hi', 'mr'] as const)(
    'says all that it says in %s too, with sure names',
    async (language) => {
      const db = await openTestCatalogue()
      const named: string[] = []
      for (const { key } of categories) {
        expect(await getCategory(db, key, language)).not.toHaveProperty('english')
        for (const product of await listProducts(db, key, { language })) {
          expect(product, product.name).not.toHaveProperty('english')
          const facts = JSON.stringify(await findFacts(db, product, language))
          expect(facts, product.name).not.toMatch(/nglish":/)
          if (product.localName) named.push(product.localName)
        }
      }
      expect(named).toContain(language === 'hi' ? 'तुलसी' : 'तुळस')
      expect(named.length).toBeGreaterThan(8)
    },
  )

  testOnce(
    'leaves the description of indoor and outdoor plants empty, as the specification does',
    async () => {
      const db = await openTestCatalogue()
      const plants = [
        ...(await listProducts(db, 'indoor-plants')),
        ...(await listProducts(db, 'outdoor-plants')),
      ]
      expect(plants.map((plant) => plant.description)).toEqual(Array(9).fill(''))
    },
  )
})

describe('listing and finding products', () => {
  test('pages through a category without repeating or missing a product', async () => {
    const db = await openTestCatalogue()
    const all = await listProducts(db, 'indoor-plants')
    const first = await listProducts(db, 'indoor-plants', { limit: 4 })
    const rest = await listProducts(db, 'indoor-plants', { after: first.at(-1)?.order, limit: 4 })
    expect([...first, ...rest]).toEqual(all)
    expect(all.map(({ name }) => name).slice(0, 2)).toEqual(['Snake Plant', 'Areca Palm'])
  })

  testOnce('finds a product by its id, and none for an id that no product has', async () => {
    const db = await openTestCatalogue()
    expect((await findProduct(db, 9))?.name).toBe('Monstera Deliciosa')
    for (const id of [0, -1, 1.5, 9_999, Number.NaN, Number.MAX_SAFE_INTEGER]) {
      expect(await findProduct(db, id)).toBeUndefined()
    }
  })

  test('finds several products in the order asked for, once each', async () => {
    const db = await openTestCatalogue()
    const found = await findProductsByIds(db, [44, 1, 777, 44])
    expect(found.map(({ id }) => id)).toEqual([44, 1])
    expect(await findProductsByIds(db, [])).toEqual([])
  })

  test('gives products and categories as a page of another language shows them', async () => {
    const db = await openTestCatalogue()
    const tulsi = { id: 1, name: 'Holy Basil (Tulsi)', localName: 'तुलसी', categoryName: 'घर के लिए' }
    const inHindi = [
      (await listProducts(db, 'home', { limit: 1, language: 'hi' }))[0],
      await findProduct(db, 1, 'hi'),
      await findProductBySlug(db, 'tulsi', 'hi'),
      (await findProductsByIds(db, [1], 'hi'))[0],
      (await listProductsAt(db, [(await findProduct(db, 1))?.order ?? 0], 'hi'))[0],
    ]
    for (const product of inHindi) expect(product).toMatchObject(tulsi)
    expect((await findProduct(db, 1, 'mr'))?.localName).toBe('तुळस')
    expect(await findProduct(db, 1)).not.toHaveProperty('localName')
    expect((await getCategory(db, 'soil', 'mr')).page?.heading).toBe('माती')
    expect((await getCategory(db, 'soil')).page?.heading).toBe('Soil')
  })

  testOnce('says so when a category is asked for before the catalogue is loaded', async () => {
    const db = await openTestDatabase()
    await expect(getCategory(db, 'soil')).rejects.toThrow('has not been loaded')
  })
})

describe('the entities of the specification', () => {
  testOnce('a plant becomes a card with id, name, picture and description', async () => {
    const db = await openTestCatalogue()
    const [plant] = await listProducts(db, 'indoor-plants')
    expect(plant && toProductEntity(plant)).toEqual({
      id: 7,
      name: 'Snake Plant',
      imageUrl: expect.stringMatching(/^\/pictures\/snake-plant-500\..*webp$/),
      description: '',
    })
  })

  test('a soil has quantity, tips and advantages besides', async () => {
    const db = await openTestCatalogue()
    const [soil, nutritional] = await listProducts(db, 'soil')
    expect(soil && toProductEntity(soil)).toMatchObject({
      ...(soil && toProductCard(soil)),
      quantity: '20kg',
      tips: expect.arrayContaining([{ content: expect.any(String) }]),
      advantages: expect.arrayContaining([{ content: expect.any(String) }]),
    })
    expect(nutritional?.quantity).toBe('5kg')
    const fertilizers = await listProducts(db, 'fertilizer')
    expect(fertilizers.map(({ quantity }) => quantity)).toEqual(['', '', ''])
  })

  testOnce.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [7, 4],
  ])('the first half of %i is %i', (count, half) => {
    expect(halfOf(count)).toBe(half)
  })
})

testOnce('a product is told from others by its photograph, whose ground is its own', async () => {
  const db = await openTestCatalogue()
  const { picture } = await keepSomePicture(db)
  await db.updateTable('products').set({ picture }).where('slug', '=', 'snake-plant').execute()
  const seen = await Promise.all(
    (['en', 'mr'] as const).map((language) => findProductBySlug(db, 'snake-plant', language)),
  )
  expect(seen).toMatchObject([{ isPhotograph: true }, { isPhotograph: true }])
  expect(await findProductBySlug(db, 'areca-palm')).not.toHaveProperty('isPhotograph')
})
