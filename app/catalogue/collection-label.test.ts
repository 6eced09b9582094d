import { expect, test } from 'vitest'
import { collectionAside, collectionLabel } from './collection-label.ts'

test('a category of the shop’s own is called by its name, whatever it is called', () => {
  for (const name of ['Bonsai', 'Constructor']) {
    const key = name.toLowerCase()
    expect(collectionLabel({ key, name }, 'en')).toBe(name)
    expect(collectionAside(key, 'en')).toBeUndefined()
  }
  expect(collectionLabel({ key: 'home', name: 'Home Products' }, 'en')).not.toBe('Home Products')
})
