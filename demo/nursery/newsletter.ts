import {
  beginLetter,
  createLetter,
  findLetter,
  saveLetter,
} from '#app/newsletter/letters/letters.server.ts'
import { sendLetters } from '#app/newsletter/letters/send-letters.server.ts'
import {
  confirmSubscription,
  endSubscription,
  subscribe,
} from '#app/newsletter/subscribers.server.ts'
import type { App } from '#server/app-context.ts'
import { daysBefore, later, listVisitTimes } from './dates.ts'
import { type Happening, type Nursery, waitUntilSent } from './happening.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

const subscribers = 60
const share = { confirmed: 0.84, leaving: 0.1 }

/** So often a letter's copies are looked for, in seconds. */
const paceSeconds = 3
/** A letter that has not gone out after so many looks never does. */
const mostLooks = 200

interface Letter {
  daysAgo: number
  subject: string
  text: string
  isDraft?: true
}

const letters: readonly Letter[] = [
  {
    daysAgo: 141,
    subject: 'Before the rains: five things to do on a balcony',
    text: `Good morning from the nursery.

The first showers are a week away. Empty the saucers, move succulents under a roof, and give money plants a stick to climb.

Areca palms have come in fresh, three feet and five.

Write to us if a corner of yours has never worked.`,
  },
  {
    daysAgo: 88,
    subject: 'Bougainvillea is sleeping, peace lilies are not',
    text: `Good morning.

Our bougainvillea is out until the rains end: it flowers for nobody in wet soil. Ask on its page and we tell you when it is back.

Peace lilies are flowering now, in the 6 inch pot and the 8 inch.`,
  },
  {
    daysAgo: 33,
    subject: 'Gifts that keep growing, for Diwali',
    text: `Good morning.

A jade in a planter with your name on it, a desk terrarium, a box of three succulents: orders of ten and more until the 10th come with a card each.

Answer this letter or call, whichever you like better.`,
  },
  {
    daysAgo: 2,
    subject: 'What to sow now that the nights are cool',
    text: `Good morning.

Tomato, capsicum and peas want to be sown this week.`,
    isDraft: true,
  },
]

/** Who signs up for letters, who says yes and who leaves, and the letters that the owner sends. */
export function listNewsletter(
  random: Random,
  until: Date,
  people: readonly Person[],
): Happening[] {
  const readers = random.some(people, subscribers)
  const signUps = listVisitTimes(random, until, readers.length).flatMap((at, index) => {
    const reader = readers[index] as Person
    return listSignUp(random, { at, reader, until })
  })
  return [...signUps, ...letters.map((letter) => planLetter(letter, until))]
}

function listSignUp(
  random: Random,
  { at, reader, until }: { at: Date; reader: Person; until: Date },
): Happening[] {
  const { email, language } = reader
  const happenings: Happening[] = [
    { at, happen: ({ app }, now) => subscribe(app, email, now, language) },
  ]
  if (!random.isOne(share.confirmed)) return happenings
  const yes = later(at, random.between(40, 5_400))
  happenings.push({
    at: yes,
    happen: async ({ app: { db } }, now) =>
      confirmSubscription(db, await readToken(db, email), now),
  })
  if (random.isOne(share.leaving)) {
    happenings.push({
      at: later(yes, random.between(20, 60) * 86_400),
      happen: async ({ app: { db } }, now) => endSubscription(db, await readToken(db, email), now),
    })
  }
  return happenings.filter((happening) => happening.at < until)
}

/** The token that stands in the links of a reader's mails. */
async function readToken(db: App['db'], email: string): Promise<string> {
  const row = await db
    .selectFrom('subscribers')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.token ?? ''
}

function planLetter({ daysAgo, subject, text, isDraft }: Letter, until: Date): Happening {
  return {
    at: daysBefore(until, daysAgo, '09:40'),
    async happen(nursery: Nursery, now) {
      const { app, staff } = nursery
      const words = { subject, text }
      const letter = await app.writeTogether(async (transaction) => {
        const id = await createLetter(transaction, staff.owner, now)
        const version = await saveLetter(transaction, { id, version: 1, words }, staff.owner, now)
        if (version === undefined) throw new Error(`‘${subject}’ was not saved.`)
        return { id, version }
      })
      if (isDraft) return
      const begun = later(now, 600)
      await app.writeTogether((transaction) => beginLetter(transaction, letter, staff.owner, begun))
      await sendWhole(nursery, letter.id, begun)
    },
  }
}

/** Sends a letter to all its readers, at the pace at which the site does; throws where that does not end. */
async function sendWhole({ app, turnTo }: Nursery, id: number, begun: Date): Promise<void> {
  for (let look = 1; look <= mostLooks; look += 1) {
    const now = later(begun, look * paceSeconds)
    turnTo(now)
    await sendLetters(app, now)
    await waitUntilSent(app)
    if ((await findLetter(app.db, id))?.state === 'sent') return
  }
  throw new Error(`Letter ${id} of the demonstration did not go out.`)
}
