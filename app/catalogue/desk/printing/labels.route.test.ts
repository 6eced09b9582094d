import { encode } from 'uqr'
import { beforeAll, describe, expect, test } from 'vitest'
import { tick } from '#app/catalogue/bulk/ticks.server.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { ProgramFault } from '#server/child-jobs/run-child.ts'
import { QueueFull } from '#server/work-queue.ts'
import { openDesk } from '#tests/support/desk.ts'
import { preparePdfFonts } from '#tests/support/documents/pdf-fonts.ts'
import { readPdfCode, readPdfPages, readPdfText } from '#tests/support/documents/pdf-text.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { answerPdf, readPdfProblem } from './answer-pdf.server.ts'
import { loader } from './labels.route.tsx'
import { loader as pdfLoader } from './labels-pdf.api.ts'
import { findChosenIds, readPrintingChoice } from './printing-choice.server.ts'

beforeAll(preparePdfFonts)

async function openLabels() {
  const desk = await openDesk({}, openTestCatalogue)
  const argsOf = async (path: string, role: Role) =>
    await staffArgs(desk.app, new Request(`http://localhost:3000${path}`), { role })
  const show = async (query: string, role: Role = 'desk') =>
    (await loader(await argsOf(`/desk/catalogue/labels${query}`, role))).labels
  const print = async (query: string) =>
    pdfLoader(await argsOf(`/desk/catalogue/labels.pdf${query}`, 'desk'))
  const save = (id: number, change: Partial<ProductEdit>) =>
    saveProduct(desk.app, { id, change, staffId: desk.asha, source: 'desk' })
  return { ...desk, show, print, save }
}

const pot = (number: number | null, price: number) => ({
  number,
  label: `${price} pot`,
  labels: {},
  price,
  availability: null,
})

async function pdfOf(answer: Response) {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return new Uint8Array(await answer.arrayBuffer())
}

describe('plant labels', () => {
  test('are of the catalogue’s list as it stood, without what visitors can’t see', async () => {
    const { show, save, ...desk } = await openLabels()
    await save(7, { hidden: true })
    expect(await show('?category=indoor-plants')).toMatchObject({ count: 6, hidden: 1, errors: {} })
    expect(await show('?q=areca')).toMatchObject({ products: [{ id: 8, name: 'Areca Palm' }] })
    expect(await show('?id=8&id=7&id=9')).toMatchObject({ count: 2, hidden: 1 })
    expect(await show('?q=no-such-plant')).toMatchObject({ count: 0 })
    const { asha, app } = desk
    await tick(app.db, asha, { id: 9, on: true })
    const choice = readPrintingChoice(new URLSearchParams('ticked'), asha)
    expect(await findChosenIds(app.db, choice, 10)).toEqual({ shown: [9], hidden: 0 })
    expect(await show('?ticked')).toMatchObject({ count: 0, ticked: true })
  })

  test('say the name, what people call it, and the price where it has one', async () => {
    const { print, save } = await openLabels()
    await save(7, { sizes: [pot(null, 34_900), pot(null, 74_900)] })
    const query = '?id=7&id=8&sheet=a4x24&copies=2&own-8=1&begin=1'
    const text = readPdfText(await pdfOf(await print(`${query}&prices=yes`)))
    expect(text.match(/Snake Plant/g)).toHaveLength(2)
    expect(text.match(/Areca Palm/g)).toHaveLength(1)
    expect(text).toContain('स्नेक प्लांट')
    expect(text.match(/from Rs\s349/g)).toHaveLength(2)
    expect(readPdfText(await pdfOf(await print(query)))).not.toMatch(/Rs/)
  })

  test('break a word that is longer than a label is wide, beside a code that leads to the product’s page', async () => {
    const { app, print, save } = await openLabels()
    const name = `${'Vriesea'.repeat(6)}lin`
    await save(7, { name })
    const page = `${app.config.siteUrl}/product/snake-plant`
    const { size, data } = encode(page, { ecc: 'M', border: 0 })
    for (const sheet of ['a4x24', 'a4x65', 'roll']) {
      const pdf = await pdfOf(await print(`?id=7&sheet=${sheet}&copies=1&begin=1`))
      const lines = readPdfText(pdf)
        .split('\n')
        .filter((line) => /[a-z]/.test(line))
      expect(lines.length, sheet).toBeGreaterThan(1)
      expect(lines.join(''), sheet).toContain(name)
      expect(readPdfCode(pdf, size), sheet).toEqual(data)
    }
    // Eleven of these letters, drawn smaller for the price below them, are as wide as a label's words may be.
    await save(7, { name: 'W'.repeat(60) })
    const wide = readPdfText(await pdfOf(await print('?id=7&sheet=a4x24&copies=1&begin=1')))
    const most = Math.max(...(wide.match(/W+/g) ?? []).map((line) => line.length))
    expect(most).toBe(11)
  })

  test.each([
    ['sheet=a4x24&copies=24&begin=2', 2],
    ['sheet=a4x65&copies=65', 1],
    ['sheet=roll&copies=3&begin=9', 3],
  ])('of %s fill %i pages', async (asked, pages) => {
    const { print } = await openLabels()
    const query = asked.includes('begin') ? asked : `${asked}&begin=1`
    expect(readPdfPages(await pdfOf(await print(`?id=7&${query}`)))).toHaveLength(pages)
  })

  test('follow the shop at first in whether prices stand on them', async () => {
    const { app, show } = await openLabels()
    expect((await show('')).typed.prices).toBe(false)
    const { config } = app
    const shown = { ...config, prices: { ...config.prices, areShown: true } }
    app.liveConfig.current = shown
    expect((await show('')).typed.prices).toBe(true)
    expect((await show('?sheet=roll')).typed.prices).toBe(false)
  })

  test.each([
    [
      'copies=501&begin=1',
      { copies: 'These would be more than 500 labels: at most 500 are printed at once.' },
    ],
    ['copies=many&begin=1', { copies: 'Write a number, such as 1.' }],
    ['copies=0&begin=1', { copies: 'These would be no labels at all.' }],
    ['copies=1&begin=25', { begin: 'A sheet of “24 on A4” has the labels 1 to 24.' }],
    ['copies=1&begin=1&own-7=a', { 'own-7': 'Write a number, such as 2.' }],
  ])('lead back to the form with %s, where all that was typed stands', async (typed, errors) => {
    const { print, show } = await openLabels()
    const answer = await print(`?id=7&sheet=a4x24&${typed}`)
    const [path, query] = answer.headers.get('location')?.split('?') ?? []
    expect([answer.status, path]).toEqual([303, '/desk/catalogue/labels'])
    const shown = await show(`?${query}`)
    expect(shown.errors).toEqual(errors)
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject(
      Object.fromEntries(new URLSearchParams(typed)),
    )
  })
})

test.each([
  [new QueueFull(), 'Other PDFs are being made just now'],
  [new ProgramFault('no native binding'), 'a program of the site is missing or broken'],
])('a PDF that can’t be made is said on the form: %s', async (error, said) => {
  const { app } = await openLabels()
  const form = { name: 'a.pdf', path: '/form', params: new URLSearchParams('copies=2') }
  const answer = await answerPdf(app, () => Promise.reject(error), form)
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', 'http://a')
  expect([pathname, searchParams.get('copies')]).toEqual(['/form', '2'])
  expect(readPdfProblem(searchParams)).toContain(said)
})
