import type { EnquiryFilter } from '#app/enquiries/enquiry-list.server.ts'
import { UsageError } from '#commands/run-command.ts'

/** The options that choose enquiries, for `parseArgs`. */
export const filterOptions = {
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  state: { type: 'string' },
} as const

const kinds = ['enquiry', 'bulk'] as const
const states = ['waiting', 'sent', 'given-up', 'quarantined'] as const
const dayMs = 24 * 60 * 60 * 1000

/** The filter that was asked for; throws a `UsageError` for a value that is none. */
export function readFilter(values: {
  from?: string
  to?: string
  kind?: string
  state?: string
}): EnquiryFilter {
  const lastDay = readDay('--to', values.to)
  return {
    from: readDay('--from', values.from),
    before: lastDay && new Date(lastDay.getTime() + dayMs),
    kind: oneOf('--kind', kinds, values.kind),
    state: oneOf('--state', states, values.state),
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
