import { readContact } from '#app/waiting-list/contact.ts'
import { tellWhoWaits } from '#app/waiting-list/tell-waiting.server.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { delayMs } from '#app/waiting-list/who-is-told.server.ts'
import { daysBefore, later } from './dates.ts'
import { type Happening, type Nursery, waitUntilSent } from './happening.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

/** What people wait for: asked how many days ago at the earliest and the latest, by how many. */
const wanted = [
  // Bougainvillea, which came back 21 days ago.
  { productId: 14, number: 1, from: 90, to: 24, people: 9 },
  { productId: 14, number: 2, from: 90, to: 24, people: 4 },
  // Still away.
  { productId: 2, number: 3, from: 60, to: 2, people: 6 },
  { productId: 9, number: 3, from: 28, to: 1, people: 5 },
  { productId: 4, number: 2, from: 11, to: 1, people: 7 },
] as const

/** So much of the people leaves a mobile number instead of an e-mail address. */
const byMobile = 0.35

/** How many days ago people were told that something is back, and how often is looked then. */
const told = { daysAgo: 21, looks: 12, everySeconds: 3 }

/** Visitors who ask to be told when something is back, and the e-mails that tell some of them. */
export function listWaiting(random: Random, until: Date, people: readonly Person[]): Happening[] {
  const asking = wanted.flatMap(({ productId, number, from, to, people: count }) =>
    random.some(people, count).map(({ email, mobileNumber, language }): Happening => {
      const contact = readContact(random.isOne(byMobile) ? mobileNumber : email)
      const time = `${random.between(10, 21)}:${random.between(10, 59)}`
      return {
        at: daysBefore(until, random.between(to, from), time),
        async happen({ app: { db } }, now) {
          if (contact) await askToBeTold(db, { productId, number }, contact, { language, now })
        },
      }
    }),
  )
  const back = later(daysBefore(until, told.daysAgo, '15:12'), delayMs / 1_000)
  return [...asking, { at: back, happen: tell }]
}

/** Tells everybody, at the pace at which the site does. */
async function tell({ app, turnTo }: Nursery, begun: Date): Promise<void> {
  for (let look = 0; look < told.looks; look += 1) {
    const now = later(begun, look * told.everySeconds)
    turnTo(now)
    await tellWhoWaits(app, now)
    await waitUntilSent(app)
  }
}
