import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { noteOpened } from '#app/enquiries/answering/inbox/opened.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { Role } from '#app/staff/role.ts'
import { dayMs } from '#app/time/india.ts'
import type { WorkingHours } from '#app/time/working-hours.ts'
import { daysBefore, later, pickByWeight, workedAfter } from './dates.ts'
import type { Happening, Nursery } from './happening.ts'
import type { Random } from './random.ts'

/** What answers are planned by. */
export interface Answering {
  until: Date
  hours: WorkingHours
}

/** An enquiry that is to be answered. */
interface Asked {
  at: Date
  /** Holds its reference once it has come. */
  told: { reference: string }
  isBulk: boolean
}

/** What somebody does, and how many working minutes after what was done before. */
interface Step {
  after: number
  change: EnquiryChange
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

const nextSteps = [
  'Send a photograph of the large one',
  'Ask the driver about Saturday',
  'Call about the pots',
  'Count what is in shed 2',
]

/** How an enquiry ends once it was answered, and how often. */
const endings = [
  { ending: 'won', weight: 46 },
  { ending: 'price', weight: 14 },
  { ending: 'stock', weight: 6 },
  { ending: 'delivery', weight: 7 },
  { ending: 'no-reply', weight: 17 },
  { ending: 'open', weight: 18 },
] as const

/** Older than this, in ms, nothing is left open. */
const closedAfterMs = 13 * dayMs

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
  { until, hours }: Answering,
): Happening[] {
  const role: Role = asked.isBulk || random.isOne(0.25) ? 'owner' : 'desk'
  const steps = planSteps(random, asked, until)
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
  for (const { after, change } of steps) {
    at = later(workedAfter(at, after, hours), random.between(5, 55))
    happenings.push({
      at,
      happen: (nursery, now) => make(nursery, asked.told.reference, { change, role }, now),
    })
  }
  return happenings.filter((happening) => happening.at < until)
}

function planSteps(random: Random, { at, isBulk }: Asked, until: Date): Step[] {
  const isOld = until.getTime() - at.getTime() > closedAfterMs
  const { ending } = pickByWeight(random, endings)
  const steps: Step[] = []
  const add = (after: number, change: EnquiryChange) => steps.push({ after, change })
  if (random.isOne(0.25)) add(random.between(10, 60), { kind: 'no-answer' })
  if (random.isOne(0.45)) {
    add(random.between(4, 90), { kind: 'reached', turn: 'theirs' })
  } else add(random.between(2, 60), { kind: 'written' })
  if (random.isOne(0.3)) add(2, { kind: 'note', text: random.pick(notes) })
  if (isBulk || random.isOne(0.6)) {
    add(random.between(30, 700), { kind: 'state', state: 'quoted' })
  }
  if (!isOld && random.isOne(0.5)) {
    const remindAt = daysBefore(until, -random.between(1, 4), random.pick(['10:30', '13:00']))
    const text = random.pick(nextSteps)
    add(5, { kind: 'next-step', text, reminder: { at: remindAt } })
  }
  if (ending === 'open' && !isOld) return steps
  const days = random.between(2, 14)
  if (ending === 'won' || ending === 'open') {
    add(days * 400, { kind: 'state', state: 'won' })
  } else add(days * 450, { kind: 'state', state: 'lost', lostReason: ending })
  return steps
}

async function open(app: Nursery['app'], reference: string, staffId: number, now: Date) {
  const file = await findEnquiryFile(app, reference, now)
  if (file) await noteOpened(app.db, file, staffId, now)
  await change(app, reference, { change: { kind: 'person', staffId }, staffId }, now)
}

function make(
  { app, staff }: Nursery,
  reference: string,
  { change: made, role }: { change: EnquiryChange; role: Role },
  now: Date,
) {
  return change(app, reference, { change: made, staffId: staff[role] }, now)
}

/** Makes a change as at the desk; throws where that refuses. */
async function change(
  app: Nursery['app'],
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
