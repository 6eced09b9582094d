import { expect, test } from 'vitest'

test('a pattern where a text is compared fails, as it would match anything', () => {
  const answer = { refused: 'There is no such message.' }
  expect(() => expect(answer).toMatchObject({ refused: /no such/ })).toThrow()
  expect(answer).toMatchObject({ refused: expect.stringMatching(/no such/) })
})
