import { expect, test } from 'vitest'
import { findBodyFault } from '#app/guides/marks/body-fault.ts'
import { marksOfText } from './clean-paste.ts'

test.each([
  ['*Water less* from November.', '**Water less** from November.'],
  ['Keep it _dry_, and *cool*.', 'Keep it dry, and **cool**.'],
  ['• dry\r\n• damp\r\n\r\n\r\n\r\nThen wait.', '- dry\n- damp\n\nThen wait.'],
  ['– one\n\n– two', '- one\n- two'],
  // What is no sign of a chat's stays as it was typed.
  ['2 * 3 * 4 = 24, snake_plant_care, **bold**', '2 * 3 * 4 = 24, snake_plant_care, **bold**'],
  ['सर्दी में *पानी कम*। फिर _रुकें_।', 'सर्दी में **पानी कम**। फिर रुकें।'],
])('what a chat copies as %j is pasted as plain marks', (copied, marks) => {
  expect(marksOfText(copied)).toBe(marks)
})

test('signs that turn the direction of a text are not pasted with it', () => {
  const copied = '\u200eRavi:\u00a0\u2068Mogra\u2069 \u202ein pots\u202c\ufeff'
  expect(marksOfText(copied)).toBe('Ravi: Mogra in pots')
  expect(findBodyFault(marksOfText(copied))).toBeUndefined()
})
