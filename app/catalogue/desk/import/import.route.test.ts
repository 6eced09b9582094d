import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readWorkbook from 'read-excel-file/node'
import { expect, onTestFinished, test } from 'vitest'
import { readSpreadsheet } from '#app/catalogue/sheets/reading/read-spreadsheet.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { loader as exportLoader } from '#app/exports/export.api.ts'
import type { Role } from '#app/staff/role.ts'
import { readContact } from '#app/waiting-list/contact.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { type App, uploadContext } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './import.route.tsx'
import { loader as progressLoader } from './progress.api.ts'
import { action as startAction, loader as startLoader } from './start-import.route.tsx'

async function openShop() {
  const app = await openTestApp({}, openTestCatalogue)
  onTestFinished(() => app.backgroundWork.stop())
  return app
}

/** What a loader or an action answers: where it leads, or what it shows with which status. */
async function answerOf(asked: Promise<unknown>) {
  const answer = await asked.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { to: answer.headers.get('Location') ?? '', answer }
  const { data, init } = answer as { data?: { problem: string }; init?: ResponseInit }
  if (answer instanceof Error) throw answer
  return { to: '', problem: data?.problem, status: init?.status }
}

async function send(app: App, name: string, content: string | Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'file')
  await writeFile(path, content)
  const args = await staffArgs(app, formRequest('/desk/import', {}), { role: 'catalogue' })
  args.context.set(uploadContext, { fields: {}, file: { path, name, bytes: content.length } })
  return answerOf(startAction(args))
}

async function post(app: App, address: string, fields: Record<string, string>) {
  const args = await staffArgs(app, formRequest(address, fields))
  const [, id = ''] = /import\/([^/?]+)/.exec(address) ?? []
  return answerOf(action({ ...args, params: { id } }))
}

async function show(app: App, address: string) {
  const args = await staffArgs(app, new Request(`http://localhost:3000${address}`))
  const [, id = ''] = /import\/([^/?]+)/.exec(address) ?? []
  return loader({ ...args, params: { id } })
}

async function download(app: App, what: string, role: Role = 'owner') {
  const args = await staffArgs(app, new Request(`http://localhost:3000/desk/exports/${what}`), {
    role,
  })
  return answerOf(exportLoader({ ...args, params: { what } }))
}

test('A sheet goes from its columns over what it would change to the shop, and back', async () => {
  const app = await openShop()
  const { to } = await send(
    app,
    'winter.csv',
    'Kod,Plant,Sunlight,GST\n7,Sansevieria,Medium,9\n8,Areca Palm,Lots of sun,9\n',
  )
  expect(to).toMatch(/^\/desk\/import\/[\w-]{36}$/)
  const { file, view: columns } = await show(app, to)
  expect(file).toMatchObject({ fileName: 'winter.csv', rows: 2 })
  expect(columns).toMatchObject({
    step: 'match',
    columns: [
      { heading: 'Kod', first: '7', field: 'ask', why: 'Left out, unless you choose' },
      { heading: 'Plant', field: 'name' },
      { heading: 'Sunlight', field: 'light', why: 'Medium becomes Bright shade' },
      {
        heading: 'GST',
        field: null,
        why: 'Prices are read from columns called Price or Size price',
      },
    ],
  })
  const chosen = { intent: 'match', 'column-0': 'code', 'column-1': 'name', 'column-2': 'light' }
  expect(await post(app, to, { ...chosen, 'column-3': 'name' })).toMatchObject({
    status: 422,
    problem: 'Two columns go to the same place: Plant and GST. Leave one of them out.',
  })
  const { to: check } = await post(app, to, { ...chosen, 'column-3': '' })
  expect(check).toBe(`${to}?step=check`)
  expect((await show(app, check)).view).toMatchObject({
    step: 'check',
    shown: 'need',
    counts: { rows: 2, need: 1, changed: 1 },
    rows: [{ row: 3, problems: [{ guess: 'Full sun', others: 0 }] }],
  })
  const mend = { intent: 'mend', row: '3', field: 'light', text: 'Full sun' }
  expect(await post(app, check, mend)).toMatchObject({ to: check })
  expect((await show(app, `${to}?step=match`)).view).toMatchObject({
    columns: [{ field: 'code', why: '2 of 2 known' }, {}, {}, {}],
  })
  // Pressed twice it is applied once, and undone once.
  for (const _ of [1, 2]) {
    expect(await post(app, check, { intent: 'apply' })).toMatchObject({ to })
  }
  await expect
    .poll(async () => (await show(app, to)).view)
    .toMatchObject({ step: 'done', changed: 2, left: 0 })
  expect((await findProductForStaff(app.db, 8))?.edit.light).toMatchObject({
    is: 'sun',
    source: 'Our own list, winter.csv',
  })
  const args = await staffArgs(app, new Request(`http://localhost:3000${to}/progress`))
  const [, id = ''] = /import\/(.*)/.exec(to) ?? []
  const told = await progressLoader({ ...args, params: { id } })
  expect(await told.json()).toEqual({ step: 'other' })

  const start = await staffArgs(app, new Request('http://localhost:3000/desk/import'))
  expect(await startLoader(start)).toMatchObject({
    earlier: [{ id, fileName: 'winter.csv', brought: '2 changed', undo: 'open' }],
  })
  // Undoing asks first, also about a single edit.
  const change = { name: 'Of Asha' }
  await saveProduct(app, { id: 7, change, staffId: null, source: 'desk' })
  expect(await post(app, to, { intent: 'undo' })).toMatchObject({ to: `${to}?undo` })
  expect((await findProductForStaff(app.db, 7))?.edit.name).toBe('Of Asha')
  const anyway = { intent: 'undo', later: 'undo' }
  for (const _ of [1, 2]) expect(await post(app, to, anyway)).toMatchObject({ to })
  await expect
    .poll(async () => (await show(app, to)).view)
    .toMatchObject({ step: 'done', undone: true })
  expect((await findProductForStaff(app.db, 7))?.edit.name).toBe('Snake Plant')

  // The next file of these headings needs nobody.
  const again = await send(app, 'spring.csv', 'Kod,Plant,Sunlight,GST\n7,Snake Plant,Medium,9\n')
  expect((await show(app, again.to)).view).toMatchObject({
    columns: [{ field: 'code' }, {}, {}, {}],
  })
})

test('What an undone import could not take back is told, until somebody settles it', async () => {
  const app = await openShop()
  const { to } = await send(app, 'winter.csv', 'Code,Address\n7,sansevieria\n8,areca\n')
  const { to: check } = await post(app, to, {
    intent: 'match',
    'column-0': 'code',
    'column-1': 'slug',
  })
  await post(app, check, { intent: 'apply' })
  await expect.poll(async () => (await show(app, to)).view).toMatchObject({ changed: 2 })
  // The desk gives nobody an address that led to another; a release's files may.
  await app.db.updateTable('products').set({ slug: 'snake-plant' }).where('id', '=', 9).execute()
  await post(app, to, { intent: 'undo' })
  await expect
    .poll(async () => (await show(app, to)).view)
    .toMatchObject({
      step: 'done',
      undone: true,
      notTakenBack: [{ productId: 7, name: 'Snake Plant', fields: ['Address'] }],
    })
  expect((await findProductForStaff(app.db, 8))?.edit.slug).toBe('areca-palm')
  const change = { slug: 'snake-plant-of-ours' }
  await saveProduct(app, { id: 7, change, staffId: null, source: 'desk' })
  expect((await show(app, to)).view).toMatchObject({ undone: true, notTakenBack: [] })
})

test('What was read and not applied is listed at the start, and thrown away from there', async () => {
  const app = await openShop()
  const { to } = await send(app, 'winter.csv', 'Code,Plant\n7,Sansevieria\n')
  const listed = async () => {
    const args = await staffArgs(app, new Request('http://localhost:3000/desk/import'))
    return (await startLoader(args)).unapplied
  }
  expect(await listed()).toMatchObject([{ fileName: 'winter.csv', rows: 1 }])
  const thrownAway = await post(app, to, { intent: 'throw-away' })
  expect(thrownAway.to).toBe('/desk/import?thrown-away')
  expect(await listed()).toEqual([])
})

test('What can’t be read is told, and so is what did not arrive', async () => {
  const app = await openShop()
  expect(await send(app, 'list.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).toMatchObject({
    status: 422,
    problem: expect.stringMatching(/old Excel file/),
  })
  const sent = async (received: ReceivedUpload | null) => {
    const args = await staffArgs(app, formRequest('/desk/import', {}))
    args.context.set(uploadContext, received)
    return (await answerOf(startAction(args))).problem
  }
  expect(await sent({ fields: {}, refused: 'too-large' })).toMatch(/larger than 10 MB/)
  expect(await sent({ fields: {}, refused: 'broken' })).toMatch(/did not arrive whole/)
  expect(await sent(null)).toBe('Choose a file first.')
})

test('Each list leaves the desk for its roles only, safe for spreadsheets, and that is written down', async () => {
  const app = await openShop()
  await receiveEnquiry(app, { ...someEnquiry(1), products: [], message: '=HYPERLINK("x")' })
  const csv = await download(app, 'enquiries.csv')
  const bytes = await csv.answer?.arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(csv.answer?.headers.get('Content-Disposition')).toBe(
    'attachment; filename="enquiries.csv"',
  )
  expect(text.startsWith('\ufeffReference,')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  const products = await download(app, 'products.xlsx', 'catalogue')
  const read = readSpreadsheet(
    new Uint8Array((await products.answer?.arrayBuffer()) ?? new ArrayBuffer()),
  )
  expect(read).toMatchObject({ sheet: { headings: expect.arrayContaining(['Hindi names']) } })
  expect(JSON.stringify(read)).toContain('स्नेक प्लांट')
  const book = await download(app, 'enquiries.xlsx')
  const [sheet] = await readWorkbook(
    Buffer.from((await book.answer?.arrayBuffer()) ?? new ArrayBuffer()),
  )
  const [headings = [], first = []] = sheet?.data ?? []
  const inColumn = (heading: string) => first[headings.indexOf(heading)]
  expect(inColumn('Received (IST)')).toBeInstanceOf(Date)
  expect([inColumn('Mobile number'), inColumn('Message')]).toEqual([
    someEnquiry(1).mobileNumber,
    '=HYPERLINK("x")',
  ])
  for (const what of ['empty.xlsx', 'subscribers.csv']) {
    const { answer } = await download(app, what)
    expect((await answer?.arrayBuffer())?.byteLength).toBeGreaterThan(20)
  }
  for (const [what, role] of [
    ['products.csv', 'desk'],
    ['enquiries.xlsx', 'catalogue'],
    ['enquiries.csv', 'desk'],
    ['subscribers.csv', 'desk'],
  ] as const) {
    expect([what, (await download(app, what, role)).status]).toEqual([what, 403])
  }
  for (const what of ['staff.csv', 'constructor.csv', 'products.pdf']) {
    expect((await download(app, what)).status).toBe(404)
  }
  const events = await app.db
    .selectFrom('staff_events')
    .select('about')
    .where('code', '=', 'exported')
    .orderBy('id')
    .execute()
  expect(events.map(({ about }) => about)).toEqual([
    ...['enquiries.csv', 'products.xlsx', 'enquiries.xlsx', 'empty.xlsx', 'subscribers.csv'],
  ])
})

test('Four lists are made at once; who asks for a fifth is told to come again, until one is read or left', async () => {
  const app = await openShop()
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => download(app, 'products.xlsx', 'catalogue')),
  )
  const answers = asked.flatMap(({ answer }) => answer ?? [])
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(16)
  expect(refused[0]?.headers.get('Retry-After')).toBe('60')
  expect(await refused[0]?.text()).toContain('come again in a minute')
  const [read, ...left] = answers.filter(({ status }) => status === 200)
  expect((await read?.arrayBuffer())?.byteLength).toBeGreaterThan(1_000)
  for (const { body } of left) await body?.cancel()
  const { answer } = await download(app, 'products.xlsx', 'catalogue')
  expect(answer?.status).toBe(200)
  await answer?.body?.cancel()
})

test('An import and its undoing say beforehand how many people will be told that something is back', async () => {
  const app = await openShop()
  const contact = readContact('meera@example.com')
  if (!contact) throw new Error('That is no address.')
  const away = { is: 'away' as const, backIn: null }
  const sizes = [{ number: 0, label: '', labels: {}, price: null, availability: away }]
  await saveProduct(app, { id: 7, change: { sizes }, staffId: 1, source: 'desk' })
  const wanted = { productId: 7, number: 0 }
  await askToBeTold(app.db, wanted, contact, { language: 'en', now: new Date() })
  const bring = async (rows: string) => {
    const { to } = await send(app, 'away.csv', `Code,Name,Size availability\n${rows}\n`)
    const { view } = await show(app, to)
    if (view.step !== 'match') throw new Error(view.step)
    const columns = view.columns.map(({ field }, at) => [`column-${at}`, field ?? ''])
    await post(app, to, { intent: 'match', ...Object.fromEntries(columns) })
    return to
  }
  const toldIn = async (address: string) => {
    const { view } = await show(app, address)
    return 'told' in view ? [view.step, view.told] : [view.step]
  }
  const back = await bring('7,Snake Plant,Available now\n8,Areca Palm,Not now')
  expect(await toldIn(`${back}?step=check`)).toEqual(['check', 1])
  await post(app, back, { intent: 'apply' })
  await expect.poll(async () => (await show(app, back)).view.step).toBe('done')
  // Who waits is told of what the import made available; undoing it brings nothing back.
  expect(await toldIn(back)).toEqual(['done', 0])
  await askToBeTold(app.db, { productId: 8, number: 0 }, contact, {
    language: 'en',
    now: new Date(),
  })
  expect(await toldIn(back)).toEqual(['done', 1])
})
