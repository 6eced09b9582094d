import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawQrCode } from '#app/ui/pictures/qr-code.ts'
import { isGstin, tidyGstin } from './gstin.ts'
import { UpiCode } from './upi-code.tsx'
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

  test('is drawn as a code with four white squares around it', () => {
    const code = drawQrCode(upiLink({ to, amount: 100, note: 'Test' }))
    const drawn = renderToStaticMarkup(UpiCode({ code, label: 'QR code' }))
    const side = code.size + 8
    expect(drawn).toContain(`viewBox="-4 -4 ${side} ${side}"`)
    const dark = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) =>
      run.slice(1).map(Number),
    )
    const edges = dark.flatMap(([x = 0, y = 0, width = 0]) => [x + width, y + 1])
    expect(Math.max(...edges)).toBe(code.size)
  })
})

test('a GSTIN is its shape, a state, and a last figure that checks the others', () => {
  expect(isGstin(tidyGstin(' 27aapfu 0939f1zv '))).toBe(true)
  expect(isGstin('29AAGCB7383J1Z4')).toBe(true)
  for (const wrong of ['27AAPFU0939F1ZW', '72AAPFU0939F1ZV', '27AAPFU0939F1Z', '']) {
    expect(isGstin(wrong)).toBe(false)
  }
})
