import { expect, test } from 'vitest'
import { readDraft } from './guide-draft.ts'

test('a form’s plants are numbers of products, and nothing else', () => {
  const form = new FormData()
  for (const id of ['7', 'x', '0.5', '1e400', '12']) form.append('products', id)
  expect(readDraft(form).products).toEqual(['7', '12'])
})
