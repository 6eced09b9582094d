import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { yamlErrorInWords } from './data-file-text.ts'

test.each([
  ['name: Good: for all', 'put quotation marks around this text: it has a colon and a space'],
  ['name: @home', 'put quotation marks around this text: it begins with a sign'],
  [
    'name: "Palm" big',
    'put quotation marks around this text; one inside the text is written twice',
  ],
  ['name: "Palm\nid: 1', 'a quotation mark is opened and not closed'],
  ['tips: [one, two', 'a bracket is opened and not closed'],
  ['products:\n\t- id: 1', 'use spaces at the beginning of a line, not a tab'],
  ['products:\n  - id: 1\n   name: X', 'this line begins too far left or right'],
  ['products:\n  - id: 1\n    name: X\n  wall: neel', 'this line begins too far left or right'],
  ['name Palm\nid: 1', 'a field is written as name: value'],
  ['name:Palm\nid: 1', 'a field is written as name: value'],
  ['id: 1\nid: 2', 'this field is there twice'],
  ['name: "\\q"', 'write a backslash twice'],
])('%j is told in an owner’s words', (source, words) => {
  const [error] = parseDocument(source, { prettyErrors: false }).errors
  if (!error) throw new Error('It can be read.')
  expect(yamlErrorInWords(error)).toContain(words)
})
