import { expect, test } from 'vitest'
import { emptyGuide } from '#app/guides/guide.ts'
import { guideWords } from './difference-words.ts'

test('Of a guide’s translation only the parts that differ are shown', () => {
  const parts = ['One.', 'Two.', 'Three.'].map((of) => ({ of, text: `${of} हिन्दी` }))
  const translated = (changed: typeof parts) => ({
    title: { of: 'Watering', text: 'पानी' },
    summary: { of: '', text: '' },
    parts: changed,
  })
  const before = { ...emptyGuide, title: 'Watering', 'words-hi': translated(parts) }
  const other = { of: 'Two.', text: 'दो।' }
  const more = { of: 'Four.', text: 'चार।' }
  const edit = {
    ...before,
    products: [1, 2],
    'words-hi': translated(parts.with(1, other).concat(more)),
  }
  const difference = { slug: 'watering', title: 'Watering', id: 3, isOwners: false }
  expect(
    guideWords({ ...difference, fields: ['products', 'words-hi'], before, edit }).split('\n'),
  ).toEqual([
    'changed guide: watering',
    '  products: [] -> [1,2]',
    '  words-hi.parts.1.text: Two. हिन्दी -> दो।',
    '  words-hi.parts.3: Nothing -> {"of":"Four.","text":"चार।"}',
  ])
})
