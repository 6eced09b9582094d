import { expect, test } from 'vitest'
import { longest } from '#app/enquiries/answering/texts/text-lengths.ts'
import { productWords } from '#app/enquiries/product-words.ts'
import { someOf } from '#app/enquiries/some-of.ts'
import type { Language } from '#languages/language.ts'
import { enquiryChatLink } from './enquiry-chat.ts'
import { visitorChatLink } from './visitor-chat.ts'

const greetings = { en: 'Hello', hi: 'नमस्ते', mr: 'नमस्कार!' }
const reference = 'AN-7Q2M0XKE'

function textOf(names: string[], language: Language = 'en', chatText = greetings[language]) {
  const settings = { chatNumber: '919820000000', chatText }
  const link = enquiryChatLink(settings, { reference, names }, language)
  return new URL(link).searchParams.get('text') ?? ''
}

test('the chat about an enquiry begins with what it is about and its reference', () => {
  expect(textOf(['Areca Palm × 2', 'Snake Plant'])).toBe(
    'Hello. My enquiry about Areca Palm × 2, Snake Plant is AN-7Q2M0XKE.',
  )
  expect(textOf([])).toBe('Hello. My enquiry is AN-7Q2M0XKE.')
})

test('a greeting that ends as a sentence gets no second full stop', () => {
  expect(textOf([], 'en', 'Hello there.')).toBe('Hello there. My enquiry is AN-7Q2M0XKE.')
  expect(textOf([], 'hi', 'क्या आप हैं? ')).toBe('क्या आप हैं? मेरी पूछताछ का नंबर AN-7Q2M0XKE है।')
})

test('in Hindi and Marathi it greets in that language, and cuts as well', () => {
  expect(textOf(['Areca Palm × 2'], 'hi')).toBe(
    'नमस्ते। मेरी पूछताछ AN-7Q2M0XKE इनके बारे में है: Areca Palm × 2।',
  )
  expect(textOf([], 'mr')).toBe('नमस्कार! माझ्या चौकशीचा क्रमांक AN-7Q2M0XKE आहे.')
  const text = textOf(
    Array.from({ length: 60 }, (_, index) => `Areca Palm No ${index}`),
    'hi',
  )
  expect(text.length).toBeLessThanOrEqual(600)
  expect(text).toMatch(/AN-7Q2M0XKE .* और \d+ और।$/)
})

test('of sixty things it names what 600 characters have room for, and never loses the reference', () => {
  const text = textOf(Array.from({ length: 60 }, (_, index) => `Areca Palm No ${index}`))
  expect(text.length).toBeLessThanOrEqual(600)
  expect(text.length).toBeGreaterThan(560)
  expect(text).toMatch(/, Areca Palm No \d+ and \d+ more is AN-7Q2M0XKE\.$/)
  expect(textOf(['x'.repeat(700)])).toBe('Hello. My enquiry about one product is AN-7Q2M0XKE.')
})

test('a draft of the staff’s is whole in the chat, as long as a ready text may be', () => {
  const draft = (text: string) => {
    return new URL(visitorChatLink('9820012345', text)).searchParams.get('text')
  }
  const text = `${'ख'.repeat(longest.text - 1)}🌱`
  expect(draft(text)).toBe(text)
  // One that its names make longer by far is cut by letters.
  expect(draft(`${'x'.repeat(2_499)}🌱 and more`)).toBe(`${'x'.repeat(2_499)}🌱`)
})

test('a product is called by its name and how many, or by its number while it has no name', () => {
  expect(productWords({ id: 8, name: 'Areca Palm', quantity: '2' })).toBe('Areca Palm × 2')
  expect(productWords({ id: 8, name: 'Areca Palm' })).toBe('Areca Palm')
  expect(productWords({ id: 99 })).toBe('Product 99')
})

test('of some words as many are said as fit to the last character', () => {
  const words = ['Tulsi', 'Neem', 'Palm']
  expect(someOf(words, 17)).toBe('Tulsi, Neem, Palm')
  expect(someOf(words, 16)).toBe('Tulsi and 2 more')
  expect(someOf(words, 15)).toBe('3 products')
  expect(someOf(['Tulsi'], 4)).toBe('one product')
})
