import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGstin, tidyGstin } from './gstin.ts'
import { drawUpiCode } from './upi-code.server.ts'
import { findUpiFault, tidyUpiId } from './upi-id.ts'
import { upiLink } from './upi-link.ts'

describe('a UPI id', () => {
  test.each([
    'aangan@okexample',
    'a.b_c-9@ybl',
    '9820012345@paytm',
    `${'a'.repeat(256)}@${'b'.repeat(64)}`,
  ])('may be %j', (id) => expect(findUpiFault(tidyUpiId(id))).toBeUndefined())

  test('is kept in small letters, without spaces', () => {
    expect(tidyUpiId(' Aangan @OkExample ')).toBe('aangan@okexample')
  })

  test.each(['aangan@gmail.com', 'aangan@okexample.in'])('%j looks like an e-mail address', (id) =>
    expect(findUpiFault(id)).toMatch(/e-mail address/),
  )

  test.each([
    'aangan',
    '@bank',
    'a@bank',
    'aangan@b',
    'aan gan@bank',
    'aangan@@bank',
    'aangan@bank&am=1',
    'आंगन@bank',
    `${'a'.repeat(257)}@bank`,
  ])('is not %j', (id) => expect(findUpiFault(id)).toMatch(/like name@bank: letters/))
})

describe('the address of a payment', () => {
  const to = { id: 'aangan@okexample', name: 'Aangan & Sons, पुणे' }

  test('says whom, how much and for what, and nothing that was typed adds to it', () => {
    expect(upiLink({ to, amount: 638_050, note: 'Q-2026-0017' })).toBe(
      'upi://pay?pa=aangan@okexample&pn=Aangan%20%26%20Sons%2C%20%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87&am=6380.50&cu=INR&tn=Q-2026-0017',
    )
  })

  test('is read back as it was written, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 1e9 }),
        (name, amount) => {
          const link = upiLink({ to: { ...to, name }, amount, note: name })
          const read = new URLSearchParams(link.slice(link.indexOf('?')))
          expect([...read.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn'])
          expect([read.get('pn'), read.get('tn')]).toEqual([name, name])
          expect(Math.round(Number(read.get('am')) * 100)).toBe(amount)
        },
      ),
    )
  })

  test('is drawn as a code with four white modules around it', () => {
    const { size, path } = drawUpiCode(upiLink({ to, amount: 100, note: 'Test' }))
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) =>
      run.slice(1).map(Number),
    )
    expect(runs.map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`).join('')).toBe(path)
    const ends = runs.flatMap(([x = 0, y = 0, width = 0]) => [x, y, size - x - width, size - 1 - y])
    expect(Math.min(...ends)).toBe(4)
    // The three squares by which it is found begin with seven dark modules beside each other.
    const corners = [
      [4, 4, 7],
      [size - 11, 4, 7],
      [4, size - 5, 7],
    ]
    for (const corner of corners) expect(runs).toContainEqual(corner)
  })
})

test('a GSTIN is its shape, a state, and a last figure that checks the others', () => {
  expect(isGstin(tidyGstin(' 27aapfu 0939f1zv '))).toBe(true)
  expect(isGstin('29AAGCB7383J1Z4')).toBe(true)
  for (const wrong of ['27AAPFU0939F1ZW', '72AAPFU0939F1ZV', '27AAPFU0939F1Z', '']) {
    expect(isGstin(wrong)).toBe(false)
  }
})
