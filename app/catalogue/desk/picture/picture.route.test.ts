import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { addPicture, movePicture } from '#app/catalogue/pictures/picture-changes.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { listShownPictures } from '#app/catalogue/pictures/shown-pictures.server.ts'
import { findProduct, findProductBySlug } from '#app/catalogue/products.server.ts'
import { changePictures } from '#app/catalogue/store/pictures/change-pictures.server.ts'
import { collectPictures } from '#app/catalogue/store/pictures/collect-pictures.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import { type App, uploadContext } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, openTestApp, responseOf } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader, middleware } from './picture.route.tsx'
import { PictureList, type PictureListProps } from './picture-list.tsx'

/** Sends a form with a file, or without, as the page's script does; gives status and answer. */
async function send(
  app: App,
  id: string,
  { content, ...form }: Partial<ReceivedUpload> & { content?: Buffer | string },
  role: 'owner' | 'catalogue' | 'desk' = 'catalogue',
) {
  const folder = await mkdtemp(join(tmpdir(), 'sent-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'upload')
  if (content !== undefined) await writeFile(path, content)
  const request = new Request(`http://localhost:3000/desk/catalogue/${id}/picture`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  })
  const args = await staffArgs(app, request, { role })
  args.context.set(uploadContext, {
    fields: { description: 'Tulsi on a balcony' },
    ...form,
    ...(content !== undefined && { file: { path, name: 'IMG_1.jpg', bytes: content.length } }),
  })
  const passed = async () => new Response('passed on')
  const [answerCall] = middleware
  const answer = responseOf(await answerCall?.({ ...args, params: { id } }, passed))
  return { status: answer.status, answer: await answer.json() }
}

function renderList(props: PictureListProps) {
  const Component = () => createElement(PictureList, props)
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '*', Component }])))
}

test('A picture that was sent is what the shop draws, with its description, and stands in the history', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const photograph = await sharp({
    create: { width: 520, height: 700, channels: 3, background: '#a33' },
  })
    .jpeg()
    .toBuffer()
  const before = await findProductBySlug(app.db, 'snake-plant')
  const refused = await send(app, '7', { content: '<svg/>' })
  expect([refused.status, refused.answer.errors.picture]).toEqual([
    422,
    expect.stringContaining('SVG'),
  ])
  expect(await findProductBySlug(app.db, 'snake-plant')).toEqual(before)

  const { status, answer } = await send(app, '7', { content: photograph })
  expect([status, answer.saved?.picture]).toEqual([200, 'photo-1'])
  const after = await findProductBySlug(app.db, 'snake-plant')
  expect(after).toMatchObject({ pictureDescription: 'Tulsi on a balcony' })
  expect(after?.picture).toMatch(/^[0-9a-f]{16}-500$/)
  // On its page it fills its place; a drawn picture stands on the room's floor.
  expect(before && (await listShownPictures(app.db, before, 'en'))).toMatchObject([
    { isPhotograph: false },
  ])
  expect(after && (await listShownPictures(app.db, after, 'en'))).toMatchObject([
    { isPhotograph: true },
  ])
  // It has no pixels for 800: the largest that there is stands in.
  expect(pictureUrl(after?.picture ?? '', 800, 'avif')).toMatch(/-500\.avif$/)
  const stock = await findProductForStaff(app.db, 7)
  expect(stock?.edit).toMatchObject({
    picture: 'photo-1',
    pictureDescription: 'Tulsi on a balcony',
  })

  // Its undo ends with the picture: 30 days after another one has taken its place.
  const edit = stock?.edit
  const back = { picture: edit?.picture ?? '', photo: edit?.photo ?? null }
  const by = { staffId: 1, source: 'desk' } as const
  const drawn = { picture: 'snake-plant', photo: null }
  await saveProduct(app, { id: 7, change: drawn, ...by })
  expect(await saveProduct(app, { id: 7, change: back, ...by })).toHaveProperty('saved')
  await saveProduct(app, { id: 7, change: drawn, ...by })
  await collectPictures(app.db, new Date('2030-01-01'))
  await collectPictures(app.db, new Date('2030-02-01'))
  expect(await saveProduct(app, { id: 7, change: back, ...by })).toEqual({
    faults: { picture: expect.stringContaining('30 days') },
  })

  const words = await send(app, '7', { fields: { description: ' Tulsi  by the door ' } })
  expect(words.status).toBe(200)
  const described = await findProductForStaff(app.db, 7)
  expect(described?.edit).toMatchObject({ ...drawn, pictureDescription: 'Tulsi by the door' })
  // A drawn picture is described to visitors as well.
  expect(await findProduct(app.db, 7)).toMatchObject({
    picture: 'snake-plant',
    pictureDescription: 'Tulsi by the door',
  })
})

test('One more comes behind those that are there by then, and a ninth is refused with its words kept', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const by = { staffId: 1, source: 'desk' } as const
  const add = async (description: string) => {
    const { picture } = await keepSomePicture(app.db)
    const added = { picture, description, descriptions: {} }
    await changePictures(app, 7, by, (now) => addPicture(now, added))
  }
  for (let count = 2; count <= 7; count += 1) await add(`Picture ${count}`)
  const create = { width: 520, height: 650, channels: 3, background: '#33a' } as const
  const content = await sharp({ create }).jpeg().toBuffer()
  const fields = { intent: 'add', description: 'In a bowl' }
  const [sent] = await Promise.all([
    send(app, '7', { fields, content }),
    // A colleague changes the order while it is being sent.
    changePictures(app, 7, by, (now) => movePicture(now, 'photo-1', 'earlier')),
  ])
  expect(sent).toMatchObject({ status: 200, answer: { saved: { picture: 'photo-7' } } })
  const edit = (await findProductForStaff(app.db, 7))?.edit
  const names = edit && listPictures(edit).map(({ picture }) => picture)
  expect([names?.slice(0, 2), names?.length, names?.at(-1)]).toEqual([
    ['photo-1', 'snake-plant'],
    8,
    'photo-7',
  ])

  expect(await send(app, '7', { fields, content })).toMatchObject({
    status: 422,
    answer: { errors: { picture: expect.stringContaining('at most 8 pictures') } },
  })
  const request = new Request('http://localhost:3000/desk/catalogue/7/picture', { method: 'POST' })
  const args = await staffArgs(app, request)
  args.context.set(uploadContext, { fields })
  const params = { id: '7' }
  const { data, init } = (await action({ ...args, params })) as unknown as {
    data: Pick<PictureListProps, 'notAdded'>
    init: ResponseInit
  }
  expect(init.status).toBe(422)
  const url = new URL(request.url)
  const { product, pictures } = await loader({ ...args, url, params })
  const list = { product, pictures, notChanged: undefined, ...data }
  const html = renderList(list)
  expect(html).toContain('at most 8 pictures')
  expect(html).toContain('value="In a bowl"')
})

test('What an only picture shows in other languages is not lost where somebody else described it meanwhile', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const fields = { intent: 'describe', of: 'snake-plant', was: 'Before', description: 'Before' }
  const request = formRequest('/desk/catalogue/7/picture', { ...fields, hi: 'सर्प' })
  const args = await staffArgs(app, request)
  const params = { id: '7' }
  const { data } = (await action({ ...args, params })) as unknown as {
    data: Pick<PictureListProps, 'notChanged'>
  }
  const { product, pictures } = await loader({
    ...args,
    url: new URL(request.url),
    params,
  })
  const list = { product, pictures, notAdded: undefined, ...data }
  const html = renderList(list)
  expect(html).toContain('Somebody described it meanwhile')
  expect(html).toContain('value="सर्प"')
})

test('What was asked of a picture that a colleague took away is refused in words, with what was typed', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const asked = { intent: 'describe', of: 'photo-9', was: 'Before', description: 'By the door' }
  const args = await staffArgs(app, formRequest('/desk/catalogue/7/picture', asked))
  const params = { id: '7' }
  const { data } = (await action({ ...args, params })) as unknown as {
    data: Pick<PictureListProps, 'notChanged'>
  }
  const url = new URL(args.request.url)
  const { product, pictures } = await loader({ ...args, url, params })
  const html = renderList({ product, pictures, notAdded: undefined, ...data })
  expect(html).toContain('This picture was taken away meanwhile.')
  expect(html).toContain('What you typed was not saved: By the door')
})

test('A form without JavaScript that is refused keeps what was typed, and one that is saved says so', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const request = new Request('http://localhost:3000/desk/catalogue/7/picture', { method: 'POST' })
  const args = await staffArgs(app, request)
  args.context.set(uploadContext, { fields: { description: 'A red wall' }, refused: 'broken' })
  expect(await action({ ...args, params: { id: '7' } })).toMatchObject({
    data: {
      refused: {
        description: 'A red wall',
        errors: { picture: expect.stringContaining('not arrive') },
      },
    },
    init: { status: 422 },
  })
  args.context.set(uploadContext, { fields: { description: 'A red wall' } })
  const saved = responseOf(await action({ ...args, params: { id: '7' } }))
  const address = saved.headers.get('location') ?? ''
  expect([saved.status, address]).toEqual([303, '/desk/catalogue/7/picture?saved'])
  const url = new URL(address, 'http://localhost:3000')
  expect(await loader({ ...args, url, params: { id: '7' } })).toMatchObject({
    isSaved: true,
    product: { pictureDescription: 'A red wall' },
  })
})

test('Files of a dozen kinds that are no pictures are each answered with a sentence', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const brand = '\x00\x00\x00\x18ftyp'
  for (const [content, words] of [
    ['<?xml version="1.0"?><svg><script>alert(1)</script></svg>', 'SVG'],
    ['\xef\xbb\xbf <svg/>', 'SVG'],
    ['GIF89a', 'GIF'],
    ['%PDF-1.7', 'PDF'],
    ['MZ\x90\x00', 'program'],
    ['\x7fELF\x02', 'program'],
    ['#!/bin/sh', 'program'],
    ['<!doctype html><script>alert(1)</script>', 'no picture that we know'],
    ['PK\x03\x04', 'no picture that we know'],
    ['BM\x00\x00', 'no picture that we know'],
    [`${brand}heic\x00\x00\x00\x00mif1heic`, 'HEIC'],
    [`${brand}isom\x00\x00\x00\x00isommp41`, 'no picture that we know'],
    ['\xff\xd8\xff\xe0', 'damaged'],
  ] as const) {
    const { status, answer } = await send(app, '7', { content: Buffer.from(content, 'latin1') })
    expect([content, status, answer.errors?.picture]).toEqual([
      content,
      422,
      expect.stringContaining(words),
    ])
  }
})

test('What can’t be taken is told in a sentence, and the old picture stays', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const told = async (form: Parameters<typeof send>[2], id = '7') => {
    const { status, answer } = await send(app, id, form)
    return [status, Object.values(answer.errors ?? {}).join(' ')]
  }
  expect(await told({ refused: 'too-large' })).toEqual([413, expect.stringContaining('20 MB')])
  expect(await told({ refused: 'broken' })).toEqual([422, expect.stringContaining('not arrive')])
  expect(await told({ fields: {}, content: 'x' })).toEqual([
    422,
    'Say in a few words what the picture shows.',
  ])
  expect(await told({ content: '' })).toEqual([422, expect.stringContaining('empty')])
  expect(await told({ content: 'MZ' })).toEqual([422, expect.stringContaining('program')])
  for (const id of ['4040404', '0x7', '99999999999999999999']) {
    expect(await told({ content: 'x' }, id)).toEqual([404, 'There is no product with this number'])
  }
  expect((await send(app, '7', { content: 'x' }, 'desk')).status).toBe(403)
  expect(await app.db.selectFrom('pictures').select('id').execute()).toEqual([])
})
