import { expect, test, vi } from 'vitest'
import { noteWaiting, waitingFlag, waitsScript } from './note-waiting.ts'

/** A browser's page, with what it has stored. */
function openPage({ stores = true } = {}) {
  const stored = new Map<string, string>()
  const documentElement = { dataset: {} as DOMStringMap }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('document', { documentElement })
  vi.stubGlobal('localStorage', stores ? storage : undefined)
  return { stored, dataset: documentElement.dataset, begin: () => new Function(waitsScript)() }
}

test('a page is marked from its beginning where something waits, and no longer than that', () => {
  const { stored, dataset, begin } = openPage()
  begin()
  expect(dataset).toEqual({})
  noteWaiting(true)
  expect([...stored.keys()]).toEqual([waitingFlag])
  begin()
  expect(dataset).toEqual({ waits: '' })
  noteWaiting(true)
  expect(dataset).toEqual({ waits: '' })
  noteWaiting(false)
  expect([dataset, stored.size]).toEqual([{}, 0])
})

test('a browser that stores nothing is shown the page as it is', () => {
  const { dataset, begin } = openPage({ stores: false })
  begin()
  noteWaiting(true)
  noteWaiting(false)
  expect(dataset).toEqual({})
})
