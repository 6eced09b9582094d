import { expect, test } from 'vitest'
import { type Language, languages } from '#languages/language.ts'
import { listWriters, makePeople } from './people.ts'
import { createRandom } from './random.ts'

test.each([[['en']], [languages]] as const)(
  'Visitors who speak %j are the same for a seed, each with a name of their own',
  (spoken) => {
    const people = makePeople(createRandom(7), spoken)
    expect(makePeople(createRandom(7), spoken)).toEqual(people)
    expect(new Set(people.map(({ fullName }) => fullName)).size).toBe(94)
    expect(new Set(people.map(({ language }) => language))).toEqual(new Set(spoken))
    expect(people.every(({ mobileNumber }) => /^98200000\d\d$/.test(mobileNumber))).toBe(true)
  },
)

test('Most visitors write once or twice, some again and again, and of the last most are new', () => {
  const random = createRandom(7)
  const people = makePeople(random, languages)
  const writers = listWriters(random, people, 280)
  expect(writers).toHaveLength(280)
  const counts = people.map((person) => writers.filter((one) => one === person).length)
  expect(counts.filter((count) => count <= 2).length).toBeGreaterThan(75)
  expect(Math.max(...counts)).toBeGreaterThan(6)
  const before = new Set(writers.slice(0, -24))
  expect(writers.slice(-24).filter((one) => !before.has(one)).length).toBeGreaterThan(12)
})

test('In a shop of two languages those who write English are the same', () => {
  const inEnglish = (spoken: readonly Language[]) =>
    makePeople(createRandom(7), spoken).filter(({ language }) => language === 'en')
  expect(inEnglish(languages).length).toBeGreaterThan(30)
  expect(inEnglish(['en', 'hi'])).toEqual(inEnglish(languages))
})
