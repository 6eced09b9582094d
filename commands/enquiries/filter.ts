import { enquiryStates } from '#app/enquiries/answering/enquiry-state.ts'
import type { EnquiryFilter } from '#app/enquiries/enquiry-list.server.ts'
import { endingBefore } from '#app/enquiries/retention-period.ts'
import { dayMs, indiaInstant, readDay } from '#app/time/india.ts'
import { UsageError } from '#commands/shared/run-command.ts'

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
export const statesToChoose = [...enquiryStates, 'before-desk'] as const
const deliveries = ['waiting', 'sent', 'given-up'] as const

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
  const lastDay = readOption('--to', values.to)
  return {
    from: readOption('--from', values.from),
    before: lastDay && new Date(lastDay.getTime() + dayMs),
    kind: oneOf('--kind', kinds, values.kind),
    state: oneOf('--state', statesToChoose, values.state),
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
  const isDelivery = deliveries.some((delivery) => delivery === state)
  if (!isDelivery && state !== 'quarantined') return
  const now = isDelivery ? `--delivery ${state}` : '--quarantined'
  throw new UsageError(
    `--state is what an enquiry is at the desk (${statesToChoose.join(', ')}): say ${now}.`,
  )
}

/** Midnight in India at the beginning of the day. */
function readOption(option: string, day: string | undefined) {
  if (day === undefined) return undefined
  if (readDay(day) === undefined) {
    throw new UsageError(`${option} must be a day such as 2025-11-20, not "${day}".`)
  }
  return indiaInstant(day)
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
