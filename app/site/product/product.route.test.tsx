import { describe, expect, test as onBoth } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { listSuggestedNames } from '#app/search/missed/suggested-names.server.ts'
import { loader as notFound } from '#app/site/not-found.route.tsx'
import type { Database } from '#database/connection.ts'
import { appContext, clientAddressContext } from '#server/app-context.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { movedTo, showProductPage as show } from '#tests/support/product-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import { action } from './product.route.tsx'

describe('a plant’s page', () => {
  test('always has all seven signs, and links what is not known to the enquiry', async () => {
    const page = await show(await openTestCatalogue(), 'tulsi')
    expect(page.status).toBe(200)
    expect(page.signs).toEqual([
      'Light: Full sun',
      'Water: Evenly moist, well drained',
      'Place: Balcony',
      'Care: Easy',
      'Height: 30 to 90 cm',
      'Cats and dogs: Not known',
      'Children: Not known',
    ])
    expect(page.sign('Children')).toContain(
      'href="/product/enquiryForm?product=1&amp;about=children"',
    )
    expect(page.sign('Children')).toContain('My question: Children. What can you tell me?')
    expect(page.sign('Children')).toContain('Ask us about this, Children: Holy Basil (Tulsi)')
  })

  onBoth('calls nothing safe that no listing names, and says who does', async () => {
    const db = await openTestCatalogue()
    const rows = await db.selectFrom('products').select('slug').orderBy('id').execute()
    const safe: string[] = []
    for (const { slug } of rows) {
      const page = await show(db, slug)
      // How a source was read is for the desk.
      expect(page.html, slug).not.toMatch(/\bcommit\b|not checked|copy of /)
      if (!/<b>Safe<\/b>/.test(page.html)) continue
      safe.push(slug)
      expect(page.html).toMatch(/Pet safety: <span><a href="https:\/\/www\.aspca\.org\//)
    }
    expect(safe).toEqual(['mogra-jasmine', 'areca-palm', 'hybrid-flower-seeds'])
  })

  test('stands among four that like the same light and place, and says so', async () => {
    const page = await show(await openTestCatalogue(), 'snake-plant')
    expect(page.related).toBe('Happy at the same window')
    expect(page.cards).toEqual(['Areca Palm', 'Monstera Deliciosa', 'Money Plant', 'ZZ Plant'])
    expect(page.html).toContain(
      'Bright shade, water about every 3 to 5 days in summer\nSafe for cats and dogs',
    )
  })

  test('shows sure names with their language, and only those', async () => {
    const db = await openTestCatalogue()
    expect((await show(db, 'aloe-vera')).html).toContain('<dd lang="mr">कोरफड</dd>')
    expect((await show(db, 'rubber-plant')).html).not.toContain('अटाबोर')
  })

  test('tells search engines of a page about a plant, and of no product without a price', async () => {
    const { things, html } = await show(await openTestCatalogue(), 'snake-plant')
    expect(things.map((thing) => thing['@type'])).toEqual(['ItemPage', 'BreadcrumbList'])
    const [page] = things
    expect(page).toMatchObject({
      '@context': 'https://schema.org',
      url: 'https://nursery.example/product/snake-plant',
      inLanguage: 'en-IN',
      keywords: 'Indoor Plants',
      mainEntity: {
        '@type': 'Thing',
        name: 'Snake Plant',
        alternateName: ['Dracaena trifasciata', 'स्नेक प्लांट'],
        identifier: expect.stringMatching(/^\d+$/),
      },
    })
    expect(page.mentions).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Cats and dogs',
      value: 'Not safe',
    })
    expect(html).toContain(
      '<link rel="canonical" href="https://nursery.example/product/snake-plant"',
    )
  })

  test('calls Home’s six what Home calls them, to search engines too', async () => {
    const { things, html } = await show(await openTestCatalogue(), 'tulsi')
    const [page, way] = things
    expect(page.keywords).toBe('Six plants to begin with')
    expect(way.itemListElement[1].name).toBe(page.keywords)
    expect(html).not.toContain('Home Products')
  })

  test('says how much there is once, as a sign', async () => {
    const { signs, html } = await show(await openTestCatalogue(), 'general-purpose-soil')
    expect(signs[0]).toBe('Quantity: 20kg')
    expect(html).not.toContain('What you get')
  })

  test('is shared with its name and its address', async () => {
    const { html } = await show(await openTestCatalogue(), 'snake-plant')
    const link = /href="(https:\/\/wa\.me\/\?text=[^"]*)"/.exec(html)?.[1] ?? ''
    expect(new URL(link).searchParams.get('text')).toBe(
      'Snake Plant – https://nursery.example/product/snake-plant',
    )
  })
})

test('A packet tells of the plants in it, and is not safe when one of them is not', async () => {
  const page = await show(await openTestCatalogue(), 'hybrid-vegetable-seeds')
  expect(page.sign('Cats and dogs')).toContain('Not safe')
  expect(page.sign('Cats and dogs')).toContain('Tomato: toxic. Leaves, stems and green fruit')
  expect(page.html).toContain('Capsicum (Capsicum annuum (Grossum Group)), 40 to 75 cm tall')
})

test('A packet’s five signs stand in one row, as a plant’s seven do', async () => {
  const page = await show(await openTestCatalogue(), 'hybrid-flower-seeds')
  expect(page.signs).toHaveLength(5)
  expect(page.html).toContain('<ul class="signs signs-row">')
})

test('Goods have the signs that apply to them, and their neighbours beside them', async () => {
  const page = await show(await openTestCatalogue(), 'general-purpose-soil')
  expect(page.signs).toEqual(['Quantity: 20kg', 'Use: Fill to 2 to 3 cm below the rim'])
  // Neither in the seven columns of more than four nor with a plant's pictures.
  expect(page.html).toContain('<ul class="signs"><li class="sign"><span>')
  expect(page.related).toBe('More in Soil')
  expect(page.cards).toEqual(['Nutritional Soil'])
})

test('What is out of season says when it is back, and can be asked for all the same', async () => {
  const db = await openTestDatabase()
  const folder = await copyCatalogueFiles()
  await editCatalogueFile(
    folder,
    'home.yaml',
    'slug: mogra-jasmine',
    'slug: mogra-jasmine\n    backIn: July',
  )
  await loadCatalogue(db, { folder })
  const { html } = await show(db, 'mogra-jasmine')
  expect(html).toContain('Back in July. Ask us to tell you.')
  expect(html).toContain('Enquire Now: Mogra Jasmine')
})

describeOnce('another name for a plant', () => {
  async function tell(db: Database, name: string) {
    const { args } = testCall(db, '/product/snake-plant')
    args.context.set(clientAddressContext, '192.0.2.1')
    const request = new Request('http://localhost/product/snake-plant', {
      method: 'POST',
      headers: {
        Origin: args.context.get(appContext).config.siteUrl,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ name }),
    })
    return action({ ...args, request, params: { slug: 'snake-plant' } })
  }

  test('is kept for the staff, and thanked for in its place', async () => {
    const db = await openTestCatalogue()
    const sent = await tell(db, 'Saap Ka Podha')
    if (!(sent instanceof Response)) throw new Error('The name was not taken.')
    expect(sent.headers.get('Location')).toBe('/product/snake-plant?thanks=1#another-name')
    expect(await listSuggestedNames(db)).toMatchObject([{ name: 'saap ka podha', product_id: 7 }])
    expect((await show(db, 'snake-plant?thanks=1')).html).toMatch(
      /<p [^>]*id="another-name" [^>]*tabindex="-1">.*?Thank you\./,
    )
  })

  test('that looks like a person’s address comes back with a message, and is not kept', async () => {
    const db = await openTestCatalogue()
    const sent = await tell(db, 'asha@example.in')
    expect(sent).toMatchObject({
      init: { status: 422 },
      data: { values: { name: 'asha@example.in' } },
    })
    expect(await listSuggestedNames(db)).toEqual([])
  })
})

describeOnce('an address of a product', () => {
  test('has one spelling', async () => {
    const db = await openTestCatalogue()
    const right = [301, '/product/snake-plant']
    expect(await movedTo(db, '/product/Snake-PLANT')).toEqual(right)
    expect(await movedTo(db, '/product/snake-plant/')).toEqual(right)
    expect(await movedTo(db, '/product/snake-plant')).toBeUndefined()
  })

  test('leads on when the slug was changed, and to its category’s products when it is gone', async () => {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await loadCatalogue(db, { folder })
    await editCatalogueFile(folder, 'pebbles.yaml', 'slug: green-pebbles', 'slug: jade-pebbles')
    await editCatalogueFile(folder, 'pebbles.yaml', / {2}- id: 20[\s\S]*?(?= {2}- id: 21)/, '')
    await loadCatalogue(db, { folder })
    expect(await movedTo(db, '/product/Green-Pebbles')).toEqual([301, '/product/jade-pebbles'])
    const page = await show(db, 'white-pebbles')
    expect(page.status).toBe(410)
    expect(page.related).toBe('More in Pebbles')
    expect(page.cards).toHaveLength(3)
    expect(page.html).toContain('<meta name="robots" content="noindex"')
    await db.updateTable('products').set({ hidden: 1, shown: 0 }).execute()
    const empty = await show(db, 'white-pebbles')
    expect(empty).toMatchObject({ status: 410, related: undefined })
  })

  test('leads on from where a category once stood', async () => {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await editCatalogueFile(
      folder,
      'soil.yaml',
      /^wall: .*/m,
      '$&\noldAddresses: [/product/soils, /earth]',
    )
    await loadCatalogue(db, { folder })
    const to = '/productPages/soilAndFertilizers/soil'
    expect(await movedTo(db, '/product/soils')).toEqual([301, to])
    const thrown = await notFound({
      ...testCall(db, '/earth').args,
      params: { '*': 'earth' },
    }).catch((reason) => reason)
    expect([thrown.status, thrown.headers.get('Location')]).toEqual([301, to])
  })

  test('that never was is a 404 page with three products', async () => {
    const page = await show(await openTestCatalogue(), 'no-such-plant')
    expect(page.status).toBe(404)
    expect(page.cards).toHaveLength(3)
  })
})

test('a number of bags has beside it how much one bag is', async () => {
  const db = await openTestCatalogue()
  const { html } = await show(db, 'general-purpose-soil')
  expect(html).toContain('data-unit="20kg"')
  expect(html).toContain('20kg each')
  expect((await show(db, 'tulsi')).html).not.toContain('data-unit')
})
