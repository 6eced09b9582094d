import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { changeSetAside } from '#app/enquiries/desk/inbox/set-aside/change-set-aside.server.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { EnquiredProduct } from '#app/enquiries/enquiry.ts'
import { type Answering, planAnswers } from './answers.ts'
import { daysBefore, listLatestTimes, listVisitTimes, pickByWeight } from './dates.ts'
import type { Happening, Nursery } from './happening.ts'
import { listWriters, type Person, spamNumbers } from './people.ts'
import { priced } from './prices.ts'
import type { Random } from './random.ts'
import { visitorsWords } from './visitors.words.ts'

const howMany = { enquiries: 268, ofToday: 9, bulk: 26, spam: 14 }

/** How often each kind of enquiry comes: about one product, about a list of them, about none. */
const kinds = [
  { kind: 'one', weight: 55 },
  { kind: 'list', weight: 32 },
  { kind: 'none', weight: 13 },
] as const

/** Quantities as people write them. */
const quantities = ['1', '2', '2', '3', '4', '6', '10', '12'] as const

/** What is asked about more than other products. */
const favourites: readonly number[] = [7, 8, 10, 11, 5, 2, 1, 44, 42]

const occasions = [
  'Diwali gifts for 80 colleagues, each with a card. What would it cost?',
  'Plants for a reception of 2,000 square feet, with pots, and somebody to look after them.',
  'Forty return gifts for a wedding on the 14th of next month.',
  'A hedge along 60 feet of compound wall. What do you advise?',
  'Saplings for a planting day with 200 children.',
  'Fifteen large plants for our restaurant, and replacement every three months.',
]

/** Everything that visitors write over the half-year, and what the staff make of it. */
export function listEnquiries(
  random: Random,
  until: Date,
  people: readonly Person[],
  answering: Answering,
): Happening[] {
  const times = [
    ...listVisitTimes(random, until, howMany.enquiries),
    ...listLatestTimes(random, until, howMany.ofToday),
  ]
  const writers = listWriters(random, people, times.length)
  const enquiries = times.flatMap((at, index) =>
    planEnquiry(random, { at, person: writers[index] as Person }, answering),
  )
  const companies = people.filter(({ company }) => company)
  const bulk = listVisitTimes(random, until, howMany.bulk).flatMap((at) =>
    planBulk(random, { at, person: random.pick(companies) }, answering),
  )
  return [...enquiries, ...bulk, ...listSpam(random, until)]
}

interface Visit {
  at: Date
  person: Person
}

function planEnquiry(random: Random, { at, person }: Visit, answering: Answering): Happening[] {
  const { language, fullName, email, mobileNumber, address } = person
  const { messages, notes } = visitorsWords[language]
  const { kind } = pickByWeight(random, kinds)
  const ids = kind === 'none' ? [] : chooseProducts(random, kind === 'one' ? 1 : 6)
  const wishes = ids.map((id) => ({
    id,
    sizeAt: random.next(),
    quantity: random.pick(quantities),
    note: kind === 'list' && random.isOne(0.3) ? random.pick(notes) : undefined,
  }))
  const message = random.pick(messages)
  const told = { reference: '' }
  return [
    {
      at,
      async happen({ app }, now) {
        const products = await nameSizes(app, wishes)
        const said = { fullName, email, mobileNumber, address, message, language, products }
        told.reference = (await receiveEnquiry(app, said, now)).reference
      },
    },
    ...planAnswers(random, { at, told, isBulk: false }, answering),
  ]
}

function planBulk(random: Random, { at, person }: Visit, answering: Answering): Happening[] {
  const { language, fullName, email, mobileNumber, company = '' } = person
  const type = random.isOne(0.6) ? 'corporateGift' : 'bulkPurchase'
  const message = random.pick(occasions)
  const told = { reference: '' }
  return [
    {
      at,
      async happen({ app }, now) {
        const said = { fullName, email, mobileNo: mobileNumber, companyName: company, message }
        const asked = { ...said, type, language } as const
        told.reference = (await receiveBulkEnquiry(app, asked, now)).reference
      },
    },
    ...planAnswers(random, { at, told, isBulk: true }, answering),
  ]
}

/** What programs send: set aside, mostly discarded by somebody, the last ones still waiting. */
function listSpam(random: Random, until: Date): Happening[] {
  return listVisitTimes(random, until, howMany.spam).flatMap((at, index) => {
    const told = { reference: '' }
    const isLast = index >= howMany.spam - 4
    const looked = daysBefore(at, -1, '10:30')
    const suspicion = random.isOne(0.5) ? ('honeypot' as const) : ('too-fast' as const)
    return [
      {
        at,
        async happen({ app }: Nursery, now: Date) {
          const said = {
            fullName: `Best Seo ${index + 1}`,
            email: `offer${index + 1}@example.in`,
            mobileNumber: spamNumbers[index % spamNumbers.length] ?? '',
            address: 'Rank first in seven days',
            message: `Get more visitors today: https://offer${index + 1}.example.in`,
            products: [],
            suspicion,
          }
          told.reference = (await receiveEnquiry(app, said, now)).reference
        },
      },
      ...(isLast || looked > until
        ? []
        : [
            {
              at: looked,
              happen: ({ app, staff }: Nursery, now: Date) =>
                discard(app, told.reference, staff.desk, now),
            },
          ]),
    ]
  })
}

async function discard(app: Nursery['app'], reference: string, staffId: number, now: Date) {
  const version = (await findEnquiry(app.db, reference))?.version ?? 0
  const chosen = [{ reference, version }]
  await changeSetAside(app, { intent: 'discard-for-good', chosen }, staffId, now)
}

function chooseProducts(random: Random, most: number): number[] {
  if (most === 1) return [chooseProduct(random)]
  const ids = Array.from({ length: random.between(2, most) }, () => chooseProduct(random))
  return [...new Set(ids)]
}

function chooseProduct(random: Random): number {
  return random.isOne(0.55) ? random.pick(favourites) : random.pick(priced).id
}

interface Wish {
  id: number
  /** Which of its sizes, from 0 up to 1. */
  sizeAt: number
  quantity: string
  note: string | undefined
}

/** Gives products with a size that they have by now, and the price that their page shows of it. */
async function nameSizes(
  { db }: Nursery['app'],
  wishes: readonly Wish[],
): Promise<EnquiredProduct[]> {
  const sizes = await readSizes(
    db,
    wishes.map(({ id }) => id),
  )
  return wishes.map(({ id, sizeAt, quantity, note }) => {
    const all = sizes.get(id) ?? []
    const size = all[Math.floor(sizeAt * all.length)]
    return {
      id,
      quantity,
      ...(size?.number && { size: size.number }),
      ...(size?.price && { priceSeen: size.price }),
      ...(note && { note }),
    }
  })
}
