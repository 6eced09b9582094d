import { expect, test } from 'vitest'
import { addressesOf } from './use-taking.ts'

test('the list’s own address is the same after a form was sent to it', () => {
  const own = { list: '/desk?tab=spam&first=newest', action: '/desk?index&tab=spam&first=newest' }
  for (const search of ['?tab=spam&first=newest', '?index&tab=spam&first=newest']) {
    expect(addressesOf(search)).toEqual(own)
  }
  for (const search of ['', '?index', '?index=']) {
    expect(addressesOf(search)).toEqual({ list: '/desk', action: '/desk?index' })
  }
})
