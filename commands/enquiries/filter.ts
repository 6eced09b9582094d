import { enquiryStates } from '#app/enquiries/answering/enquiry-state.ts'
import type { EnquiryFilter } from '#app/enquiries/enquiry-list.server.ts'
import { endingBefore } from '#app/enquiries/retention-period.ts'
import { UsageError } from '#commands/run-command.ts'

/** The options that choose enquiries, for `parseArgs`. */
export const filterOptions = {
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  state: { type: 'string' },
  delivery: { type: 'string' },
  quarantined: { type: 'boolean' },
  'due-for-erasing': { type: 'boolean' },
} as const

const kinds = ['enquiry', 'bulk'] as const
const states = [...enquiryStates, 'before-desk'] as const
const deliveries = ['waiting', 'sent', 'given-up'] as const
const dayMs = 24 * 60 * 60 * 1000

interface FilterValues {
  from?: string
  to?: string
  kind?: string
  state?: string
  delivery?: string
  quarantined?: boolean
  'due-for-erasing'?: boolean
}

/**
 * The filter that was asked for, but for `--due-for-erasing`. Throws a `UsageError` for a value that
 * is none.
 */
export function readFilter(values: FilterValues): EnquiryFilter {
  refuseOldMeaning(values.state)
  const lastDay = readDay('--to', values.to)
  return {
    from: readDay('--from', values.from),
    before: lastDay && new Date(lastDay.getTime() + dayMs),
    kind: oneOf('--kind', kinds, values.kind),
    state: oneOf('--state', states, values.state),
    delivery: oneOf('--delivery', deliveries, values.delivery),
    quarantined: values.quarantined,
  }
}

/** What `--due-for-erasing` asks for, where words are kept for so many months. */
export function readSilence(
  values: FilterValues,
  { retentionMonths }: { retentionMonths: number },
  now: Date = new Date(),
): Date | undefined {
  return values['due-for-erasing'] ? endingBefore({ retentionMonths }, now) : undefined
}

/** `--state` was once what is `--delivery` now. */
function refuseOldMeaning(state: string | undefined) {
  const now = deliveries.some((one) => one === state) ? `--delivery ${state}` : '--quarantined'
  if (now !== '--quarantined' || state === 'quarantined') {
    throw new UsageError(
      `--state is what an enquiry is at the desk (${states.join(', ')}): say ${now}.`,
    )
  }
}

/** Midnight in India at the beginning of the day. */
function readDay(option: string, day: string | undefined) {
  if (day === undefined) return undefined
  const inUtc = new Date(`${day}T00:00:00Z`)
  const exists = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(inUtc.getTime())
  // The 30th of February is the 2nd of March to a Date.
  if (!exists || !inUtc.toISOString().startsWith(day)) {
    throw new UsageError(`${option} must be a day such as 2025-11-20, not "${day}".`)
  }
  return new Date(`${day}T00:00:00+05:30`)
}

function oneOf<Value extends string>(
  option: string,
  values: readonly Value[],
  given: string | undefined,
) {
  const found = values.find((value) => value === given)
  if (given !== undefined && found === undefined) {
    throw new UsageError(`${option} must be one of ${values.join(', ')}, not "${given}".`)
  }
  return found
}
