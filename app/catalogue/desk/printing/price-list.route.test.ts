import { beforeAll, describe, expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { openDesk } from '#tests/support/desk.ts'
import { preparePdfFonts } from '#tests/support/documents/pdf-fonts.ts'
import { readPdfText } from '#tests/support/documents/pdf-text.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { loader } from './price-list.route.tsx'
import { loader as pdfLoader } from './price-list-pdf.api.ts'

beforeAll(preparePdfFonts)

async function openPriceList() {
  const desk = await openDesk({}, openTestCatalogue)
  const argsOf = async (path: string, role: Role) =>
    await staffArgs(desk.app, new Request(`http://localhost:3000${path}`), { role })
  const show = async (query: string, role: Role = 'catalogue') =>
    (await loader(await argsOf(`/desk/catalogue/price-list${query}`, role))).list
  const print = async (query: string) =>
    pdfLoader(await argsOf(`/desk/catalogue/price-list.pdf${query}`, 'catalogue'))
  return { ...desk, show, print }
}

async function textOf(answer: Response) {
  expect(answer.status).toBe(200)
  return inOneLine(new Uint8Array(await answer.arrayBuffer()))
}

/** Without the signs that only say where a line may end. */
function inOneLine(pdf: Uint8Array) {
  return readPdfText(pdf)
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
}

describe('the price list', () => {
  test('has products by category with every size and its price, prices shown or not', async () => {
    const { app, asha, print } = await openPriceList()
    const size = { number: null, labels: {}, availability: null }
    const sizes = [
      { ...size, label: '6 inch pot', price: 34_950 },
      { ...size, label: '#12 [inch] $pot', price: null },
    ]
    await saveProduct(app, { id: 7, change: { sizes }, staffId: asha, source: 'desk' })
    const text = await textOf(await print(''))
    expect(text).toContain('Aangan Nursery')
    expect(text).toContain('+91 98200 00000')
    expect(text).toMatch(/Price list .* \d{1,2} \w+ 20\d\d Home Products/)
    expect(text).toContain('Snake Plant 6 inch pot Rs 349.50 #12 [inch] $pot Price on asking')
    expect(text).toMatch(/Indoor Plants Snake Plant .*Areca Palm .*Outdoor Plants/)
    expect(text).toContain('Page 1 of 1')
    const { events } = await app.db
      .selectFrom('staff_events')
      .select(({ fn }) => fn.countAll<number>().as('events'))
      .where('about', '=', 'price-list.pdf')
      .executeTakeFirstOrThrow()
    expect(Number(events)).toBe(1)
  })

  test('calls things as its language does, with their English names, and has pictures', async () => {
    const { print } = await openPriceList()
    const answer = await print('?category=indoor-plants&language=hi&pictures=yes')
    const pdf = new Uint8Array(await answer.arrayBuffer())
    const text = inOneLine(pdf)
    expect(text).toContain('मूल्य सूची')
    expect(text).toMatch(/स्नेक प्लांट Snake Plant कीमत पूछने पर/)
    const drawn = Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Filter \/DCTDecode/g)
    expect(drawn).toHaveLength(7)
  })

  test('is not made of more products than go into one, and says so', async () => {
    const { app, show, print } = await openPriceList()
    const { products } = await app.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow()
    expect(Number(products)).toBeLessThan(200)
    expect((await show('?pictures=yes')).fault).toBeUndefined()
    const from = 1_000
    const row = await app.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', 8)
      .executeTakeFirstOrThrow()
    for (const start of [0, 100]) {
      const some = Array.from({ length: 100 }, (_, at) => from + start + at)
      const rows = some.map((id) => ({
        ...row,
        id,
        slug: `areca-${id}`,
        catalogue_order: 9_000_000 + id,
      }))
      for (const one of rows) await app.db.insertInto('products').values(one).execute()
    }
    const { count, fault } = await show('?pictures=yes')
    expect(fault).toBe(`These are ${count} products: with pictures a price list has up to 200.`)
    expect((await print('?pictures=yes')).headers.get('location')).toBe(
      '/desk/catalogue/price-list?pictures=yes',
    )
  })

  test('is the owner’s and the catalogue’s', async () => {
    const { show } = await openPriceList()
    expect((await show('', 'owner')).count).toBeGreaterThan(40)
    await expect(show('', 'desk')).rejects.toMatchObject({ init: { status: 403 } })
  })
})
