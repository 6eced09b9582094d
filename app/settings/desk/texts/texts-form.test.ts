import { expect, test } from 'vitest'
import { readTextsForm } from './texts-form.ts'
import { readWordsForm } from './words-form.ts'

function form(...texts: Record<string, string>[]) {
  const data = new FormData()
  for (const [number, text] of texts.entries()) {
    for (const [name, value] of Object.entries(text)) data.set(`${name}-${number}`, value)
  }
  return data
}
const hello = { channel: 'whatsapp', title: 'Hello', subject: '', text: 'Hello {name}' }

test('texts are read in their order, and one that was emptied is left out', () => {
  const offer = {
    channel: 'email',
    language: 'hi',
    title: 'Offer',
    subject: 'Your {plants}',
    text: 'a\r\nb',
  }
  const empty = { channel: 'whatsapp', title: ' ', subject: '', text: '' }
  expect(readTextsForm(form(empty, offer, hello))).toEqual({
    errors: {},
    texts: [
      { channel: 'email', language: 'hi', title: 'Offer', subject: 'Your {plants}', text: 'a\nb' },
      { channel: 'whatsapp', language: 'en', title: 'Hello', text: 'Hello {name}' },
    ],
  })
})

test('a text without a name and one too many are refused', () => {
  const wrong = form(hello, { ...hello, title: '' })
  expect(readTextsForm(wrong)).toMatchObject({
    errors: { 1: expect.stringMatching(/a name and words/) },
  })
  expect(readTextsForm(form(...Array.from({ length: 61 }, () => hello)))).toMatchObject({
    errors: { 60: 'The team has 60 texts at most.' },
  })
})

test.each([
  ['title', 61, 'The name is too long: it has 60 characters at most.'],
  ['subject', 151, 'The subject is too long: it has 150 characters at most.'],
  ['text', 1_501, 'The text is too long: it has 1,500 characters at most.'],
])('a text whose %s is too long is told how long that may be', (part, length, sentence) => {
  const offer = { ...hello, channel: 'email', subject: 'Your plants' }
  const { errors } = readTextsForm(form({ ...offer, [part]: 'x'.repeat(length) }))
  expect(errors).toEqual({ 0: sentence })
  expect(readTextsForm(form({ ...offer, [part]: 'x'.repeat(length - 1) })).errors).toEqual({})
})

test('words are asked for in every language, and say when we are back', () => {
  const data = new FormData()
  for (const language of ['en', 'hi', 'mr']) {
    data.set(`draft-${language}`, ` Hello {name} `)
    data.set(`away-${language}`, 'Back at {time}')
  }
  expect(readWordsForm(data)).toMatchObject({
    errors: {},
    words: { draft: { hi: 'Hello {name}' } },
  })
  data.set('draft-mr', '')
  data.set('away-hi', 'Back soon')
  expect(readWordsForm(data).errors).toEqual({
    'draft-mr': 'Write it in Marathi.',
    'away-hi': 'Write {time} where the time goes.',
  })
})
