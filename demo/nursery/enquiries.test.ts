import { expect, test } from 'vitest'
import { standardSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { type Language, languages } from '#languages/language.ts'
import { createAnswering } from './answers.ts'
import { listEnquiries } from './enquiries.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'

test('Enquiries come and are answered at the same times, whichever languages the shop speaks', () => {
  const until = new Date('2026-11-28T06:00:00Z')
  const timesIn = (spoken: readonly Language[]) => {
    const people = makePeople(createRandom(30), spoken)
    const answering = createAnswering(until, standardSettings.hours)
    return listEnquiries(createRandom(31), until, people, answering).map(({ at }) => at.getTime())
  }
  const times = timesIn(languages)
  expect(times.length).toBeGreaterThan(500)
  expect(timesIn(languages)).toEqual(times)
  expect(timesIn(['en', 'hi'])).toEqual(times)
})
