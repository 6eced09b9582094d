import { expect, test } from 'vitest'
import { defineWords } from './words.ts'

const words = defineWords({
  en: {
    ask: 'Ask us',
    about: (name: string) => `About ${name}.`,
    order: (count: number, name: string) => `${count} of ${name}`,
    days: ['Sunday', 'Monday'],
    form: { send: 'Send' },
  },
  hi: {
    ask: 'हमसे पूछें',
    about: (name) => `${name} के बारे में।`,
    order: (count, name) => `${name}: ${count}`,
    days: ['रविवार', 'सोमवार'],
    form: { send: 'भेजें' },
  },
  mr: {
    ask: 'आम्हाला विचारा',
    about: (name) => `${name} बद्दल.`,
    order: (count, name) => `${name}: ${count}`,
    days: ['रविवार', 'सोमवार'],
    form: { send: 'पाठवा' },
  },
})

test('words say the same in each language, each with its own place for what is filled in', () => {
  expect(words.en.order(2, 'Tulsi')).toBe('2 of Tulsi')
  expect(words.hi.order(2, 'तुलसी')).toBe('तुलसी: 2')
  expect(words.mr.form.send).toBe('पाठवा')
})

/** The type check fails at each of these: it would also fail where one of them were right. */
export const faults = [
  // @ts-expect-error: a word is missing
  defineWords({ en: { a: 'a', b: 'b' }, hi: { a: 'अ' }, mr: { a: 'अ', b: 'ब' } }),
  // @ts-expect-error: a word that English does not have
  defineWords({ en: { a: 'a' }, hi: { a: 'अ', b: 'ब' }, mr: { a: 'अ' } }),
  // @ts-expect-error: the same within a group
  defineWords({ en: { a: { b: 'b' } }, hi: { a: { b: 'ब', c: 'क' } }, mr: { a: { b: 'ब' } } }),
  // @ts-expect-error: a whole language is missing
  defineWords({ en: { a: 'a' }, hi: { a: 'अ' } }),
  // @ts-expect-error: a language that the shop does not have
  defineWords({ en: { a: 'a' }, hi: { a: 'अ' }, mr: { a: 'अ' }, xx: { a: 'a' } }),
  // @ts-expect-error: what is to be filled in is left out
  defineWords({ en: { a: (n: string) => n }, hi: { a: () => 'अ' }, mr: { a: (n) => n } }),
  // @ts-expect-error: something else is filled in
  defineWords({ en: { a: (n: string) => n }, hi: { a: (n: Date) => `${n}` }, mr: { a: (n) => n } }),
  // @ts-expect-error: a text where something is to be filled in
  defineWords({ en: { a: (n: string) => n }, hi: { a: 'अ' }, mr: { a: (n) => n } }),
]
