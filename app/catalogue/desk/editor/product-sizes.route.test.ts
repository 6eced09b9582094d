import { createElement } from 'react'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { formOf, openEditor } from '#tests/support/pages/product-editor.ts'
import type { Typed } from '#tests/support/product-form.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { ProductForm } from './product-form.tsx'

/** Fields of the form of a size, by what its names begin with. */
function sizeFields(key: string, fields: Typed): Typed {
  const named = Object.entries(fields).map(([name, value]) => [`size-${key}-${name}`, value])
  return Object.fromEntries(named)
}

describe('the sizes', () => {
  const two = {
    size: ['a', 'b'],
    ...sizeFields('a', { label: '4 inch pot', 'label-hi': '4 इंच गमला', price: '₹249/-' }),
    ...sizeFields('b', { label: '6 inch pot', availability: 'to-order', days: '10' }),
  }

  test('are added, changed, ordered and taken away, and the only one says its price and month', async () => {
    const { save, stored } = await openEditor()
    const sizes = async () => (await stored()).edit.sizes
    await save({ 'only-size-price': '349', 'only-size-availability': 'March' })
    expect((await stored()).edit).toMatchObject({
      backIn: 'March',
      sizes: [{ number: 0, price: 34_900, availability: { is: 'away', backIn: 'March' } }],
    })
    await save({ 'only-size-price': '', 'only-size-availability': 'July' })
    expect((await stored()).edit).toMatchObject({ backIn: 'July', sizes: [] })
    await save(two)
    expect(await sizes()).toEqual([
      {
        number: 1,
        label: '4 inch pot',
        labels: { hi: '4 इंच गमला' },
        price: 24_900,
        availability: null,
      },
      {
        number: 2,
        label: '6 inch pot',
        labels: {},
        price: null,
        availability: { is: 'to-order', days: 10 },
      },
    ])
    await save({ size: ['2', '1'], 'size-2-availability': 'ask' })
    expect(await sizes()).toMatchObject([{ number: 2, availability: { is: 'ask' } }, { number: 1 }])
    await save({ 'size-2-gone': 'yes', 'size-1-gone': 'yes' })
    expect((await stored()).edit).toMatchObject({ sizes: [], backIn: null })
  })

  test('have a group of fields each, called after them, and so have the local names', async () => {
    const { save, open, others } = await openEditor()
    await others({
      names: [
        { language: 'hindi', name: 'नाग पौधा', checked: true },
        { language: 'marathi', name: 'सर्पपर्णी', checked: false },
      ],
    })
    await save(two)
    const { product } = await open()
    const Component = () => createElement(ProductForm, { product, notSaved: undefined })
    const { html } = renderPage(createElement(createRoutesStub([{ path: '*', Component }])))
    const groups = html.matchAll(/class="(size-row|local-name)" role="group" aria-label="(.*?)"/g)
    expect([...groups].map(([, kind, name]) => [kind, name])).toEqual([
      ['local-name', 'Name 1: नाग पौधा'],
      ['local-name', 'Name 2: सर्पपर्णी'],
      ['local-name', 'Name 3'],
      ['local-name', 'Name 4'],
      ['local-name', 'Name 5'],
      ['size-row', '4 inch pot'],
      ['size-row', '6 inch pot'],
    ])
  })

  test('are refused at the row, in words, and every word stays', async () => {
    const { save, stored } = await openEditor()
    const typed: Typed = {
      size: ['a', 'b', 'c', 'd', 'e', 'f'],
      ...sizeFields('a', { label: 'Pot', price: 'Rs. abc' }),
      ...sizeFields('b', { label: 'pot', price: '0' }),
      ...sizeFields('c', { label: '', price: '-5' }),
      ...sizeFields('d', { label: 'x', 'label-mr': 'क'.repeat(41), price: '1000000000' }),
      ...sizeFields('e', { label: 'y', availability: 'to-order', days: '0' }),
      ...sizeFields('f', { label: 'z', price: '249' }),
    }
    const { status, notSaved } = await save(typed)
    expect(status).toBe(422)
    expect(notSaved?.faults?.sizes).toContain('can’t be kept')
    expect(notSaved?.sizeFaults).toEqual({
      a: { price: expect.stringContaining('“Rs. abc” is no price') },
      b: { label: 'Two sizes are called pot.', price: expect.stringContaining('more than 0') },
      c: { label: 'Write what each size is.', price: expect.stringContaining('more than 0') },
      d: { mr: expect.stringContaining('too long'), price: expect.stringContaining('below') },
      e: { availability: expect.stringContaining('from 1 to 365') },
    })
    expect(notSaved?.draft.sizes[0]).toMatchObject({ label: 'Pot', price: 'Rs. abc' })
    const many = Array.from({ length: 13 }, (_, place) => String(place))
    const labels = many.map((key) => sizeFields(key, { label: `${key} inch` }))
    const thirteenth = await save(Object.assign({ size: many }, ...labels))
    expect(thirteenth.notSaved?.faults?.sizes).toBe('A product has at most 12 sizes.')
    const onlyOne = await save({ 'only-size-price': '12,34' })
    expect(onlyOne.notSaved?.sizeFaults).toHaveProperty('only.price')
    expect((await stored()).version).toBe(1)
  })

  test('change in the form by plain posts, which save nothing and lose nothing', async () => {
    const { save, stored } = await openEditor()
    const press = async (typed: Typed, step: string) => {
      const { notSaved } = await save({ ...typed, intent: `size ${step}` })
      return notSaved?.draft.sizes ?? []
    }
    const only = { quantity: '20kg', 'quantity-hi': '20 किलो', 'only-size-price': '34' }
    expect(await press(only, 'add ')).toMatchObject([
      { label: '20kg', labels: { hi: '20 किलो' }, price: '34', number: '' },
    ])
    expect((await press(two, 'add ')).map(({ key, label }) => [key, label])).toEqual([
      ['a', '4 inch pot'],
      ['b', '6 inch pot'],
      ['new1', ''],
    ])
    const keys = async (step: string) => (await press(two, step)).map(({ key }) => key)
    expect([await keys('up b'), await keys('down a'), await keys('up a')]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
      ['a', 'b'],
    ])
    expect(await press(two, 'remove a')).toMatchObject([{ label: '4 inch pot', isGone: true }, {}])
    const gone = { ...two, 'size-a-gone': 'yes' }
    expect(await press(gone, 'bring-back a')).toMatchObject([{ isGone: false }, {}])
    expect((await stored()).version).toBe(1)
    await save(gone)
    expect((await stored()).edit.sizes).toMatchObject([{ label: '6 inch pot' }])
  })

  test('that two change at once are asked about one by one; what only one changed stays', async () => {
    const { open, save, others, send, stored } = await openEditor()
    await save(two)
    const { product } = await open()
    const [small, large] = product.edit.sizes
    if (!small || !large) throw new Error('no sizes')
    await others({
      sizes: [
        { ...small, price: 29_900 },
        { ...large, price: 50_000 },
        { ...small, number: null, label: 'Bonsai', labels: {} },
      ],
    })
    const typed = { 'size-1-price': '199', 'size-2-gone': 'yes' }
    const { status, notSaved } = await send(formOf(product, typed))
    expect(status).toBe(409)
    expect(notSaved?.conflict).toMatchObject([
      { field: 'sizes', size: 1, label: 'Size 4 inch pot', theirs: expect.stringContaining('299') },
      { size: 2, yours: 'Removed', theirs: expect.stringContaining('500'), who: 'Asha Patil' },
    ])
    const answer = {
      ...typed,
      version: String(notSaved?.version),
      sizesVersion: String(notSaved?.sizesVersion),
      'take-sizes-1': 'mine',
      'take-sizes-2': 'theirs',
    }
    // A colleague goes on meanwhile: what was chosen of that size was another question.
    const [first, ...rest] = (await stored()).edit.sizes
    await others({ sizes: first ? [{ ...first, price: 31_900 }, ...rest] : [] })
    const again = await send(formOf(product, answer))
    expect(again).toMatchObject({ status: 409, notSaved: { conflict: [{ size: 1 }] } })
    const version = String(again.notSaved?.version)
    expect(await send(formOf(product, { ...answer, version }))).toMatchObject({ status: 303 })
    expect((await stored()).edit.sizes).toMatchObject([
      { number: 1, price: 19_900 },
      { number: 2, price: 50_000 },
      { number: 3, label: 'Bonsai' },
    ])
  })
})
