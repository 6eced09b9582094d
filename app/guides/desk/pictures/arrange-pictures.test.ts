import { expect, test } from 'vitest'
import { emptyGuide, type GuideEdit } from '#app/guides/guide.ts'
import { arrangePictures } from './arrange-pictures.ts'

const picture = (name: string) => ({ picture: name, description: name, descriptions: {} })
const english = '![one](picture-1 "A")\n\n![two](picture-2)\n\n![ten](picture-10)'
const guide: GuideEdit = {
  ...emptyGuide,
  body: english,
  pictures: ['one', 'two', 'three'].map(picture),
  'words-hi': {
    title: { text: 'एक', of: 'One' },
    summary: { text: 'दो', of: 'Two' },
    parts: [{ text: '![एक](picture-1)', of: '![one](picture-1 "A")' }],
  },
}

test('a picture that is moved keeps its place in the texts of all languages under its new number', () => {
  const moved = arrangePictures(guide, 'one', 'later')
  expect(moved).toEqual({
    change: {
      pictures: ['two', 'one', 'three'].map(picture),
      body: '![one](picture-2 "A")\n\n![two](picture-1)\n\n![ten](picture-10)',
      'words-hi': {
        ...guide['words-hi'],
        parts: [{ text: '![एक](picture-2)', of: '![one](picture-2 "A")' }],
      },
    },
  })
})

test('a picture is taken away where no text shows it, and those behind it close up', () => {
  const behind = { ...guide, body: '![three](picture-3)' }
  expect(arrangePictures(behind, 'two', 'remove')).toMatchObject({
    change: { pictures: ['one', 'three'].map(picture), body: '![three](picture-2)' },
  })
  expect(arrangePictures(guide, 'two', 'remove')).toEqual({
    refused: 'The text shows picture-2: take it out of the text first.',
  })
  // Of the Hindi text, too.
  expect(arrangePictures(behind, 'one', 'remove')).toHaveProperty('refused')
  expect(arrangePictures(guide, 'gone', 'earlier')).toHaveProperty('refused')
})
