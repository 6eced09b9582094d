import { expect, test } from 'vitest'
import { readTextsForm } from './texts-form.ts'

function form(...texts: Record<string, string>[]) {
  const data = new FormData()
  for (const [number, text] of texts.entries()) {
    for (const [name, value] of Object.entries(text)) data.set(`${name}-${number}`, value)
  }
  return data
}
const hello = { channel: 'whatsapp', title: 'Hello', subject: '', text: 'Hello {name}' }

test('texts are read in their order, and one that was emptied is left out', () => {
  const offer = { channel: 'email', title: 'Offer', subject: 'Your {plants}', text: 'a\r\nb' }
  const empty = { channel: 'whatsapp', title: ' ', subject: '', text: '' }
  expect(readTextsForm(form(empty, offer, hello))).toEqual({
    errors: {},
    texts: [
      { channel: 'email', title: 'Offer', subject: 'Your {plants}', text: 'a\nb' },
      { channel: 'whatsapp', title: 'Hello', text: 'Hello {name}' },
    ],
  })
})

test('a text without a name, one that is too long and one too many are refused', () => {
  const wrong = form(hello, { ...hello, title: '' }, { ...hello, text: 'x'.repeat(1_501) })
  expect(readTextsForm(wrong)).toMatchObject({
    errors: {
      1: expect.stringMatching(/a name and words/),
      2: expect.stringMatching(/too long/),
    },
  })
  expect(readTextsForm(form(...Array.from({ length: 31 }, () => hello)))).toMatchObject({
    errors: { 30: 'The team has 30 texts at most.' },
  })
})
