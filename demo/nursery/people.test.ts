import { expect, test } from 'vitest'
import { languages } from '#languages/language.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'

test.each([[['en']], [languages]] as const)(
  'Visitors who speak %j are the same for a seed, each with a name of their own',
  (spoken) => {
    const people = makePeople(createRandom(7), spoken)
    expect(makePeople(createRandom(7), spoken)).toEqual(people)
    expect(new Set(people.map(({ fullName }) => fullName)).size).toBe(96)
    expect(new Set(people.map(({ language }) => language))).toEqual(new Set(spoken))
    expect(people.every(({ mobileNumber }) => /^98200000\d\d$/.test(mobileNumber))).toBe(true)
  },
)
