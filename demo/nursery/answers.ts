import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { noteOpened } from '#app/enquiries/answering/inbox/opened.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { QuoteChange } from '#app/quotes/sending/change-sent.server.ts'
import type { Role } from '#app/staff/role.ts'
import { dayMs } from '#app/time/india.ts'
import type { WorkingHours } from '#app/time/working-hours.ts'
import type { App } from '#server/app-context.ts'
import { daysBefore, later, pickByWeight, workedAfter } from './dates.ts'
import type { Happening } from './happening.ts'
import {
  acceptAsVisitor,
  changeQuote,
  chooseOwnLine,
  mailDraft,
  payQuote,
  type Quoting,
  sendDraft,
  sendNewRevision,
  wishAsVisitor,
  writeQuote,
} from './quotes.ts'
import type { Random } from './random.ts'

/** What answers are planned by. */
export interface Answering {
  until: Date
  hours: WorkingHours
  /** Says how far the next quote has come that is open. */
  nextOpenQuote(): OpenQuote
}

/** Gives how answers are planned up to an instant. */
export function createAnswering(until: Date, hours: WorkingHours): Answering {
  let given = 0
  const nextOpenQuote = () => openQuotes[given++ % openQuotes.length] ?? 'sent'
  return { until, hours, nextOpenQuote }
}

/** An enquiry that is to be answered. */
interface Asked {
  at: Date
  /** Holds its reference once it has come. */
  told: Quoting
  isBulk: boolean
}

/** What somebody of the staff does, and how many working minutes after what was done before. */
interface Step {
  after: number
  make(app: App, told: Quoting, doing: Doing): Promise<void>
}

interface Doing {
  staffId: number
  now: Date
}

const notes = [
  'Has two cats: nothing from the lily shelf.',
  'Gate closes at nine, ring the guard first.',
  'Wants to pay by UPI on delivery.',
  'Knows plants well, talks about roots.',
  '18 of them are in shed 2, about 50 cm.',
  'Came by on Sunday, liked the ones behind the pump.',
  'The building has a lift.',
]

const wishes = [
  'The smaller pots will do. What would it be then?',
  'Could delivery be left out if I fetch them?',
  'Two fewer, please, and all in white pots.',
]

const nextSteps = [
  'Send a photograph of the large one',
  'Ask the driver about Saturday',
  'Call about the pots',
  'Count what is in shed 2',
]

/** How an enquiry ends once it was answered, and how often: why it was lost, if it was. */
const endings = [
  { ending: 'won', weight: 56 },
  { ending: 'price', weight: 14 },
  { ending: 'stock', weight: 6 },
  { ending: 'delivery', weight: 7 },
  { ending: 'no-reply', weight: 17 },
] as const

/** So many of those that came lately are not ended yet. */
const openShare = 0.8

/** How far quotes are of which nobody knows yet what becomes of them, one after the other. */
const openQuotes = ['sent', 'written', 'change asked', 'sent', 'revised', 'withdrawn'] as const
type OpenQuote = (typeof openQuotes)[number]

/** Older than this, in ms, nothing is left open. */
const closedAfterMs = 8 * dayMs

/** What came in this time, in ms, nobody has looked at yet; of what came in the longer one, some. */
const unseenMs = 5 * 60 * 60_000
const partlySeenMs = 40 * 60 * 60_000

/**
 * Plans what the staff do about an enquiry, up to the nursery's present: somebody opens and takes it,
 * answers, makes an offer, and it is won or lost; what came lately stands somewhere on that way.
 */
export function planAnswers(
  random: Random,
  asked: Asked,
  { until, hours, nextOpenQuote }: Answering,
): Happening[] {
  const role: Role = asked.isBulk || random.isOne(0.25) ? 'owner' : 'desk'
  const opened = workedAfter(asked.at, random.between(3, 190), hours)
  const age = until.getTime() - asked.at.getTime()
  if (age < unseenMs || (age < partlySeenMs && random.isOne(0.5))) return []
  const happenings: Happening[] = [
    {
      at: opened,
      happen: ({ app, staff }, now) => open(app, asked.told.reference, staff[role], now),
    },
  ]
  let at = opened
  for (const { after, make } of planSteps(random, asked, { until, nextOpenQuote })) {
    at = later(workedAfter(at, after, hours), random.between(5, 55))
    happenings.push({
      at,
      happen: ({ app, staff }, now) => make(app, asked.told, { staffId: staff[role], now }),
    })
  }
  return happenings.filter((happening) => happening.at < until)
}

function planSteps(
  random: Random,
  { at, isBulk }: Asked,
  { until, nextOpenQuote }: Pick<Answering, 'until' | 'nextOpenQuote'>,
): Step[] {
  const isOld = until.getTime() - at.getTime() > closedAfterMs
  const isOpen = !isOld && random.isOne(openShare)
  const { ending } = pickByWeight(random, endings)
  const isWon = ending === 'won'
  const remindAt = daysBefore(until, -random.between(1, 4), random.pick(['10:30', '13:00']))
  const steps: Step[] = []
  const add = (after: number, made: EnquiryChange) => steps.push(changing(after, made))
  if (random.isOne(0.25)) add(random.between(10, 60), { kind: 'no-answer' })
  if (random.isOne(0.45)) {
    add(random.between(4, 90), { kind: 'reached', turn: 'theirs' })
  } else add(random.between(2, 60), { kind: 'written' })
  if (random.isOne(0.3)) add(2, { kind: 'note', text: random.pick(notes) })
  if (isBulk || random.isOne(0.6)) {
    steps.push(...(isOpen ? planOpenQuote(random, nextOpenQuote()) : planQuote(random, isWon)))
  }
  if (!isOld && random.isOne(0.4)) {
    add(5, { kind: 'next-step', text: random.pick(nextSteps), reminder: { at: remindAt } })
  }
  if (isOpen) return steps
  const days = random.between(2, 9)
  if (ending === 'won') add(days * 60, { kind: 'state', state: 'won' })
  else add(days * 450, { kind: 'state', state: 'lost', lostReason: ending })
  return steps
}

/** A quote, and what becomes of it: accepted by whoever buys, changed before that by some. */
function planQuote(random: Random, isWon: boolean): Step[] {
  const steps: Step[] = [
    write(random, random.between(30, 700)),
    { after: 4, make: sendDraft },
    ...(random.isOne(0.15) ? [askForChange(random), revise(random)] : []),
  ]
  if (isWon) {
    const after = random.between(60, 1_400)
    const isByPhone = random.isOne(0.3)
    steps.push(isByPhone ? quoting(after, { kind: 'accepted' }) : { after, make: acceptAsVisitor })
    if (random.isOne(0.7)) steps.push({ after: random.between(30, 900), make: payQuote })
  } else if (random.isOne(0.2)) steps.push(withdraw(random))
  return steps
}

/** A quote as far as it has come. */
function planOpenQuote(random: Random, isSoFar: OpenQuote): Step[] {
  const written = write(random, random.between(20, 240))
  if (isSoFar === 'written') return [written]
  const sent = [written, { after: 4, make: sendDraft }]
  switch (isSoFar) {
    case 'sent':
      return [written, { after: 4, make: mailDraft }]
    case 'change asked':
      return [...sent, askForChange(random)]
    case 'revised':
      return [...sent, askForChange(random), revise(random)]
    case 'withdrawn':
      return [...sent, withdraw(random)]
  }
}

function write(random: Random, after: number): Step {
  const own = chooseOwnLine(random)
  return { after, make: (app, told, doing) => writeQuote(app, told, own, doing) }
}

function askForChange(random: Random): Step {
  const words = random.pick(wishes)
  return {
    after: random.between(60, 500),
    make: (app, told, doing) => wishAsVisitor(app, told, words, doing),
  }
}

const revise = (random: Random): Step => ({ after: random.between(15, 200), make: sendNewRevision })

const withdraw = (random: Random) =>
  quoting(random.between(60, 500), { kind: 'withdraw', reason: 'The large ones are sold.' })

function changing(after: number, made: EnquiryChange): Step {
  return {
    after,
    make: (app, { reference }, { staffId, now }) =>
      change(app, reference, { change: made, staffId }, now),
  }
}

function quoting(after: number, made: QuoteChange): Step {
  return { after, make: (app, told, doing) => changeQuote(app, told, made, doing) }
}

async function open(app: App, reference: string, staffId: number, now: Date) {
  const file = await findEnquiryFile(app, reference, now)
  if (file) await noteOpened(app.db, file, staffId, now)
  await change(app, reference, { change: { kind: 'person', staffId }, staffId }, now)
}

/** Makes a change as at the desk; throws where that refuses. */
async function change(
  app: App,
  reference: string,
  { change, staffId }: { change: EnquiryChange; staffId: number },
  now: Date,
) {
  const version = (await findEnquiry(app.db, reference))?.version ?? 0
  const outcome = await changeEnquiry(app, reference, change, { staffId, version }, now)
  if (!('done' in outcome)) {
    throw new Error(`${reference}: ${change.kind} was refused: ${JSON.stringify(outcome)}`)
  }
}
