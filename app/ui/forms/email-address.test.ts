import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { spellingsOf } from '#tests/support/hostile/spellings.ts'
import { foldEmailAddress } from './email-address.ts'
import { namesAddress, spellingsPattern } from './email-spellings.ts'

/** Whom nodemailer would hand an e-mail for this address to. */
async function recipients(address: string) {
  const transport = createTransport({ streamTransport: true })
  const { envelope } = await transport.sendMail({
    from: 'shop@nursery.example',
    to: { name: '', address },
    text: 'Hello',
  })
  return envelope.to
}

describe('an e-mail address', () => {
  test.each([
    ['meera@example.com', 'meera@example.com'],
    [' \u200bMeera.D+notes@Example.CO.IN\u2060\n', 'Meera.D+notes@example.co.in'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['ｍｅｅｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'meera@example.com'],
    ['meera@उदाहरण.भारत', 'meera@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['meera@XN--P1B6CI4B4B3A.xn--h2brj9c', 'meera@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['मीरा@उदाहरण.भारत', 'मीरा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j is kept as %s', (typed, kept) => {
    expect(foldEmailAddress(typed)).toBe(kept)
  })

  test.each([
    '',
    'meera',
    '@example.com',
    'meera@example',
    'meera@example.c',
    'meera@example.c1',
    'meera@.com',
    'meera@127.0.0.1',
    'meera@exam_ple.com',
    'meera@-example.com',
    'meera@ex%61mple.com',
    'meera@example.com:25',
    'meera@example.com/x',
    '.meera@example.com',
    'mee..ra@example.com',
    'mee\0ra@example.com',
    'meera%example.com@relay.example',
    'relay.example!meera@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'म'.repeat(22)}@example.com`,
    `a@${'b.'.repeat(125)}com`,
    `a@${'b'.repeat(64)}.com`,
  ])('%j is none', (typed) => expect(foldEmailAddress(typed)).toBeUndefined())

  test('has one spelling, which mail programs leave as it is', async () => {
    const part = fc.string({ unit: fc.constantFrom(...`aZ0.-_+'&<>(),;:"\\ @[]!%é`), maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(part, part, async (left, right) => {
        const kept = foldEmailAddress(`m${left}@${right}example.com`)
        if (!kept) return
        expect(foldEmailAddress(kept)).toBe(kept)
        if (/^[\x21-\x7e]+$/.test(kept)) expect(await recipients(kept)).toEqual([kept])
      }),
    )
  })

  test('is judged at once, however long and odd', () => {
    const started = performance.now()
    foldEmailAddress(`${'a.'.repeat(8_000)}@${'b.'.repeat(8_000)}`)
    expect(performance.now() - started).toBeLessThan(100)
  })
})

describe('an address that was stored before there was one spelling', () => {
  test.each(spellingsOf('meera', 'example.com'))('%j is found', (stored) => {
    expect(namesAddress(stored, 'Meera@EXAMPLE.com')).toBe(true)
    const pattern = spellingsPattern('Meera@EXAMPLE.com').replaceAll('%', '')
    expect(stored.toLowerCase()).toContain(pattern)
  })

  test.each(['ameera@example.com', 'meera@example.com.in', 'meera@sub.example.com', 'meera'])(
    '%s is somebody else',
    (stored) => expect(namesAddress(stored, 'meera@example.com')).toBe(false),
  )
})
