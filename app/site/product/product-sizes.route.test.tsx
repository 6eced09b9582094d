import { describe, expect, test } from 'vitest'
import type { Availability, ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Database } from '#database/connection.ts'
import { movedTo, showProductPage } from '#tests/support/product-page.tsx'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

const available: Availability = { is: 'available' }
const inMarch: Availability = { is: 'away', backIn: 'March' }
const withPrices = { PRICES_SHOWN: 'yes', PRICE_NOTE: 'Prices include GST.' }

function size(label: string, more: Partial<ProductSize> = {}): ProductSize {
  return { number: null, label, labels: {}, price: null, availability: null, ...more }
}

const four = [
  size('20 seeds', { price: 4_900, availability: inMarch }),
  size('50 seeds', { price: 9_900, availability: available }),
  size('100 seeds', { price: 124_950, availability: { is: 'to-order', days: 10 } }),
  size('A sack', { availability: { is: 'ask' } }),
]

async function openShop(sizes: readonly ProductSize[]) {
  const db = await openTestCatalogue()
  await saveProduct({ db }, { id: 7, change: { sizes: [...sizes] }, staffId: 1, source: 'desk' })
  return { db, show: show(db) }
}

const show =
  (db: Database) =>
  async (query = '', env = withPrices as Record<string, string>) => {
    const page = await showProductPage(db, `snake-plant${query}`, env)
    const rows = [...page.html.matchAll(/<input class="vh[^>]*name="size".*?<\/label>/g)]
    return {
      ...page,
      rows: rows.map(([row]) =>
        row
          .replace(/<\/span>/g, ' | ')
          .replace(/<[^>]*>/g, '')
          .replace(/ \| $/, ''),
      ),
      chosen: rows.flatMap(([row]) =>
        row.includes(' checked') ? /value="(\d+)"/.exec(row)?.[1] : [],
      ),
      line: /<p class="one-size">(.*?)<\/p>/
        .exec(page.html)?.[1]
        ?.replace(/<[^>]*>/g, ' ')
        .trim(),
    }
  }

describe('a product in several sizes', () => {
  test('shows each with its price and availability, the first that can be had chosen', async () => {
    const { show } = await openShop(four)
    const { rows, chosen, html } = await show()
    expect(rows).toEqual([
      '20 seeds | Back in March | Rs\u00a049',
      '50 seeds | Available now | Rs\u00a099',
      '100 seeds | To order, about 10 days | Rs\u00a01,249.50',
      'A sack | Ask us | Ask us',
    ])
    expect(chosen).toEqual(['2'])
    expect(html).toContain('<p class="price-note">Prices include GST.</p>')
    expect(html).not.toContain('pp-season')
  })

  test('says no price while they are off, nor the note on them', async () => {
    const { show } = await openShop(four)
    const { rows, html, things } = await show('', { PRICE_NOTE: 'Prices include GST.' })
    expect(rows.at(2)).toBe('100 seeds | To order, about 10 days')
    expect(html).not.toMatch(/1,?249|GST|priced-sizes|size-price|price-note/)
    expect(things[0]).toMatchObject({ '@type': 'ItemPage' })
  })

  test('has one form: to ask with what was chosen in the address, and to list it', async () => {
    const { html } = await (await openShop(four)).show()
    const [form = ''] = /<form class="pp-form".*?<\/form>/.exec(html) ?? []
    expect(form).toMatch(/^[^>]* action="\/my-list" method="post">/)
    const buttons = [...form.matchAll(/<button type="submit"(?! form=)[^>]*>/g)].map(
      ([button]) => button,
    )
    expect(buttons).toEqual([
      expect.stringMatching(
        /value="7".* name="product" formAction="\/product\/enquiryForm" formMethod="get"/,
      ),
      expect.stringMatching(/value="7" name="add"/),
    ])
    expect(form).toContain('name="quantity"')
  })

  test('is shown with the size in its address chosen, and has no other address', async () => {
    const { db, show } = await openShop(four)
    const page = await show('?size=3')
    expect(page.chosen).toEqual(['3'])
    expect(page.html).toContain(
      'rel="canonical" href="https://nursery.example/product/snake-plant"',
    )
    for (const asked of ['0', '5', '03', '3.0', '-1', 'large', '99999999999']) {
      expect(await movedTo(db, `/product/snake-plant?size=${asked}`)).toEqual([
        301,
        '/product/snake-plant',
      ])
      expect(await movedTo(db, `/product/tulsi?size=${asked}`)).toEqual([301, '/product/tulsi'])
    }
    expect((await show('?size=')).chosen).toEqual(['2'])
  })

  test('is an offer to search engines in each size that has a price', async () => {
    const { things } = await (await openShop(four)).show()
    const [thing] = things
    expect(thing).toMatchObject({ '@type': 'Product', name: 'Snake Plant', productID: '7' })
    const offer = (number: number, name: string, price: string) => ({
      '@type': 'Offer',
      name,
      url: `https://nursery.example/product/snake-plant?size=${number}`,
      price,
      priceCurrency: 'INR',
    })
    const is = (name: string) => `https://schema.org/${name}`
    expect(thing.offers).toEqual([
      {
        ...offer(1, '20 seeds', '49.00'),
        availability: is('OutOfStock'),
        availabilityStarts: expect.stringMatching(/^20\d\d-03-01$/),
      },
      { ...offer(2, '50 seeds', '99.00'), availability: is('InStock') },
      { ...offer(3, '100 seeds', '1249.50'), availability: is('MadeToOrder') },
    ])
  })

  test('chooses one to order before one that is away, and the first where all are away', async () => {
    const [away, , toOrder] = four as [ProductSize, ProductSize, ProductSize]
    expect((await (await openShop([away, toOrder])).show()).chosen).toEqual(['2'])
    expect((await (await openShop([away, { ...away, label: 'B' }])).show()).chosen).toEqual(['1'])
  })

  test('stands below the head from seven sizes on, which leads there', async () => {
    const many = Array.from({ length: 7 }, (_, index) => size(`${index} inch pot`))
    const seven = await (await openShop(many)).show()
    expect(seven.html).toContain('<a class="btn to-sizes" href="#sizes">Choose from 7 sizes</a>')
    expect(seven.html).toMatch(/<section class="wrap sizes-below" id="sizes".*<fieldset/)
    const six = await (await openShop(many.slice(1))).show()
    expect(six.html).toMatch(/class="pp pp-sized".*<fieldset/)
    expect(six.html).not.toMatch(/to-sizes|sizes-below/)
  })
})

describe('a product in one size', () => {
  test('says it in a line where it has a name, a price or an answer', async () => {
    const only = size('30 to 45 cm', { price: 34_900, availability: available })
    const named = await (await openShop([only])).show()
    expect(named.line).toBe('30 to 45 cm  Rs\u00a0349  Available now')
    expect(named.html).toMatch(/<input type="hidden" name="size" value="1"\/?>/)
    const unnamed = await (await openShop([{ ...only, number: 0, label: '' }])).show()
    expect(unnamed.line).toBe('Rs\u00a0349  Available now')
    expect(unnamed.html).not.toContain('name="size"')
    expect(unnamed.things[0].offers).toMatchObject([
      { url: 'https://nursery.example/product/snake-plant', price: '349.00' },
    ])
    const away = await openShop([
      size('', { number: 0, availability: { is: 'away', backIn: null } }),
    ])
    expect((await away.show()).line).toBe('Not available now')
  })

  test('is as before where it says nothing more than its page', async () => {
    const { show } = await openShop([size('', { number: 0, availability: available, price: 100 })])
    const { html, line } = await show('', {})
    expect(line).toBeUndefined()
    expect(html).toContain('<form class="pp-add"')
    expect(html).not.toMatch(/pp-form|pp-sized|Available now/)
  })
})
