import type { DeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import type { LostReason } from '#app/enquiries/answering/enquiry-state.ts'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import {
  afterDeed,
  afterReminder,
  inTurn,
  type Standing,
  standingOf,
  withLostReason,
} from '#app/enquiries/answering/turn.ts'
import { mayHaveEnquiries } from '#app/staff/colleagues.server.ts'
import type { ChangeContext } from './change-context.ts'
import { type ChangeOutcome, type EnquiryChange, longestStep } from './enquiry-change.ts'
import { followSpam } from './follow-spam.server.ts'
import { withWhoAnswers } from './put-back.server.ts'

/** The changes of where an enquiry stands, of what comes next, and of who has it. */
type StandingChange = Extract<
  EnquiryChange,
  {
    kind:
      | 'state'
      | 'next-step'
      | 'person'
      | 'reached'
      | 'written'
      | 'no-answer'
      | 'not-called'
      | 'hand-back'
      | 'release'
  }
>

interface Told {
  code: EnquiryEventCode
  from?: string | null
  to?: string | null
}

/** Makes such a change, by the rules of whose turn it is then. */
export async function changeStanding(
  context: ChangeContext,
  change: StandingChange,
  settings: DeskSettings,
): Promise<ChangeOutcome> {
  const { transaction, enquiry, now } = context
  switch (change.kind) {
    case 'state':
      return chooseState(context, change, settings)
    case 'release': {
      if (!enquiry.quarantined_at) return { refused: 'It is not set aside any more.' }
      return changeState(context, afterDeed(enquiry, 'released', now, settings), {
        code: 'released',
      })
    }
    case 'hand-back':
      if (enquiry.turn === 'closed')
        return { refused: 'It is closed: give it another state first.' }
      return store(context, afterDeed(enquiry, 'handed-back', now, settings), {
        code: 'handed-back',
      })
    case 'reached':
    case 'written':
    case 'no-answer': {
      const turn = change.kind === 'reached' ? change.turn : undefined
      const next = afterDeed(enquiry, change.kind, now, settings, turn)
      return store(context, next, { code: change.kind, from: enquiry.state, to: next.state })
    }
    case 'not-called':
      return { done: await tell(context, { code: 'not-called' }), version: enquiry.version }
    case 'person':
      if (change.staffId !== null && !(await mayHaveEnquiries(transaction, change.staffId))) {
        return { refused: 'They do not answer here any more: choose somebody else.' }
      }
      return store(
        context,
        { ...standingOf(enquiry), staff_id: change.staffId },
        { code: 'person', from: asText(enquiry.staff_id), to: asText(change.staffId) },
      )
    case 'next-step':
      return changeNextStep(context, change, settings)
  }
}

async function chooseState(
  context: ChangeContext,
  { state, lostReason = null }: Extract<EnquiryChange, { kind: 'state' }>,
  settings: DeskSettings,
): Promise<ChangeOutcome> {
  const { enquiry, now } = context
  const told = { code: 'state', from: enquiry.state, to: stateCode(state, lostReason) } as const
  if (state === 'lost' && enquiry.state === 'lost' && enquiry.turn === 'closed') {
    // Only why: when it was lost stays as it was.
    const standing = { ...standingOf(enquiry), before_desk: 0 }
    return store(context, withLostReason(standing, lostReason), told)
  }
  const isRescued = enquiry.state === 'spam' && state === 'new'
  const next = afterDeed(enquiry, isRescued ? 'released' : state, now, settings)
  return changeState(context, withLostReason(next, lostReason), told)
}

async function changeNextStep(
  context: ChangeContext,
  { text, reminder, turn }: Extract<EnquiryChange, { kind: 'next-step' }>,
  settings: DeskSettings,
): Promise<ChangeOutcome> {
  const { enquiry, now } = context
  if (text !== undefined && [...text.replaceAll('\r\n', '\n')].length > longestStep) {
    return { refused: `What comes next has ${longestStep} characters at most.` }
  }
  let standing = standingOf(enquiry)
  if (reminder && !(reminder === 'none' && enquiry.turn === 'closed')) {
    if (enquiry.turn === 'closed')
      return { refused: 'It is closed: there is nothing to remind of.' }
    if (typeof reminder === 'object' && reminder.at <= now) {
      return { refused: 'That time has passed: choose a later one.' }
    }
    standing = afterReminder(enquiry, reminder, now, settings)
  }
  const isOpen = enquiry.turn !== 'closed' && enquiry.state !== 'new'
  if (turn && !isOpen) return { refused: 'It is our turn until somebody has answered.' }
  const turnThen = turn ?? (text?.trim() && isOpen && !isPutOff(standing, now) ? 'ours' : undefined)
  if (turnThen) standing = inTurn({ ...enquiry, ...standing }, turnThen, now, settings)
  // Kept at each change, so that undoing a change of the reminder alone finds the same words.
  const next_step = text === undefined ? enquiry.next_step : text.trim() || null
  const words = { next_step, next_step_before: enquiry.next_step }
  return store(
    context,
    { ...standing, ...words },
    {
      code: 'next-step',
      to: typeof reminder === 'object' ? reminder.at.toISOString() : (reminder ?? turn ?? null),
    },
  )
}

/** It is looked at when its reminder is due, or when they write. */
function isPutOff({ remind_at, remind_when_written }: Standing, now: Date) {
  return remind_when_written === 1 || (remind_at !== null && remind_at > now.toISOString())
}

/** Spam sends nothing; leaving it sends what never left. */
async function changeState(
  context: ChangeContext,
  standing: Standing,
  told: Told,
): Promise<ChangeOutcome> {
  await followSpam(context, standing.state)
  return store(context, standing, told)
}

async function store(
  context: ChangeContext,
  standing: Standing & { next_step?: string | null; next_step_before?: string | null },
  told: Told,
): Promise<ChangeOutcome> {
  const { transaction, enquiry } = context
  const version = enquiry.version + 1
  await transaction
    .updateTable('enquiries')
    .set({ ...(await withWhoAnswers(transaction, standing)), version })
    .where('id', '=', enquiry.id)
    .execute()
  return { done: await tell(context, told, version), version }
}

async function tell(
  { transaction, enquiry, staffId, submissionId, now }: ChangeContext,
  { code, from, to }: Told,
  version = enquiry.version,
): Promise<number> {
  return addEvent(transaction, {
    enquiry_id: enquiry.id,
    at: now.toISOString(),
    staff_id: staffId,
    code,
    from_code: from ?? null,
    to_code: to ?? null,
    version,
    submission_id: submissionId ?? null,
    // What sent messages can't be taken back.
    ...(version > enquiry.version && enquiry.state !== 'spam' && { before: standingOf(enquiry) }),
  })
}

function stateCode(state: Standing['state'], reason: LostReason | null) {
  return state === 'lost' && reason ? `lost:${reason}` : state
}

function asText(id: number | null) {
  return id === null ? null : String(id)
}
