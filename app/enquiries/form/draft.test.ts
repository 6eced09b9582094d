import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { findAsked, keepAsked } from './about/kept-asked.ts'
import { clearDraft, keepDraft, openDraft } from './draft.ts'

const key = 'enquiry-draft'
const fields = ['fullName', 'message'] as const

/** Gives this tab a storage such as the browser's, holding `text` under the draft's key. */
function openTab(text?: string) {
  const kept = new Map(text === undefined ? [] : [[key, text]])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const blank = { fullName: '', message: '' }

test('a form that nobody has typed in is empty, and has an id of its own that the site takes', () => {
  openTab()
  const first = openDraft(key, fields)
  const second = openDraft(key, fields)
  expect(first.values).toEqual(blank)
  expect(second.submissionId).not.toBe(first.submissionId)
  const ids = Array.from({ length: 200 }, () => openDraft(key, fields).submissionId)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  // The byte that also holds the kind of UUID is as random as the others.
  expect(new Set(ids.map((id) => id.slice(19, 21))).size).toBeGreaterThan(10)
})

test('what was typed outlives a reload with its id, until it is sent', () => {
  openTab()
  const typed = { ...openDraft(key, fields), values: { fullName: 'Meera', message: 'Two' } }
  keepDraft(key, typed)
  expect(openDraft(key, fields)).toEqual(typed)
  expect(openDraft('bulk-enquiry-draft', fields).values).toEqual(blank)
  clearDraft(key)
  const next = openDraft(key, fields)
  expect(next.values).toEqual(blank)
  expect(next.submissionId).not.toBe(typed.submissionId)
})

test.each([
  ['is no draft', '7', blank],
  ['cannot be read', '{', blank],
  ['is nothing', 'null', blank],
  ['has no id', '{"values":{"fullName":"Meera"}}', blank],
  ['has an id that is no text', '{"submissionId":7,"values":{"fullName":"Meera"}}', blank],
  ['has no fields', '{"submissionId":"a"}', blank],
  [
    'has other fields than today’s',
    '{"submissionId":"a","values":{"message":7,"old":"x"}}',
    { fullName: '', message: '7' },
  ],
])('what a tab kept that %s breaks nothing', (_, text, values) => {
  openTab(text)
  expect(openDraft(key, fields)).toEqual({ submissionId: expect.any(String), values })
})

test('a browser that keeps nothing lets the form be typed all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const draft = openDraft(key, fields)
  expect(draft.values).toEqual(blank)
  expect(() => keepDraft(key, draft)).not.toThrow()
  expect(() => clearDraft(key)).not.toThrow()
})

test('a size and a quantity outlive a reload of the same form, until it is sent', () => {
  openTab()
  const asked = { given: '7 1 ', size: '2', quantity: '12' }
  keepAsked(key, asked)
  expect(findAsked(key, '7 1 ')).toEqual(asked)
  // Who comes from another size chose that one last.
  expect(findAsked(key, '7 3 ')).toBeUndefined()
  clearDraft(key)
  expect(findAsked(key, '7 1 ')).toBeUndefined()
})

test('what was given up can be had back, with the size and the quantity', () => {
  openTab()
  const typed = { ...openDraft(key, fields), values: { fullName: 'Meera', message: 'Two' } }
  const asked = { given: '7 1 ', size: '2', quantity: '12' }
  keepDraft(key, typed)
  keepAsked(key, asked)
  const takeBack = clearDraft(key)
  expect(findAsked(key, '7 1 ')).toBeUndefined()
  takeBack()
  expect(openDraft(key, fields)).toEqual(typed)
  expect(findAsked(key, '7 1 ')).toEqual(asked)
})
