/** One measured number, and what it may be. */
export interface Figure {
  name?: string
  /** Undefined where it can't be measured on this machine. */
  value: number | undefined
  /** Such as `ms` or `/s`; empty for a ratio. */
  unit: string
  /** The lowest and the highest of the rounds whose median `value` is. */
  spread?: readonly [number, number]
  atMost?: number
  atLeast?: number
}

/** A line of the table. */
export interface Row {
  part: string
  what: string
  figures: Figure[]
  note?: string
}

export type Verdict = 'ok' | 'over' | 'not measured' | ''

/** Whether a row keeps its budgets: empty where it has none. */
export function judge({ figures }: Row): Verdict {
  const limited = figures.filter((figure) => limitOf(figure) !== undefined)
  if (limited.some(isOver)) return 'over'
  if (limited.some(({ value }) => value === undefined)) return 'not measured'
  return limited.length > 0 ? 'ok' : ''
}

/** A row's numbers in words: `0.43 (0.41 to 0.45)`. */
export function inWords({ figures }: Row): string {
  return figures.map(figureInWords).join(', ')
}

/** A row's budgets in words: `at least 0.5`; empty where it has none. */
export function budgetInWords({ figures }: Row): string {
  const limits = figures.flatMap((figure) => limitOf(figure) ?? [])
  return limits.join(', ')
}

function isOver({ value, atMost, atLeast }: Figure) {
  if (value === undefined) return false
  return (atMost !== undefined && value > atMost) || (atLeast !== undefined && value < atLeast)
}

function limitOf({ atMost, atLeast, unit, name }: Figure): string | undefined {
  const limit = atMost ?? atLeast
  if (limit === undefined) return undefined
  const sign = atMost === undefined ? '>=' : '<='
  return withName(name, `${sign} ${withUnit(limit, unit)}`)
}

function figureInWords({ name, value, unit, spread }: Figure): string {
  if (value === undefined) return withName(name, '—')
  const range = spread ? ` (${rounded(spread[0])} to ${rounded(spread[1])})` : ''
  return withName(name, withUnit(value, unit) + range)
}

function withName(name: string | undefined, text: string) {
  return name ? `${name} ${text}` : text
}

function withUnit(value: number, unit: string) {
  const space = unit === '' || unit.startsWith('/') ? '' : ' '
  return `${rounded(value)}${space}${unit}`
}

/** Three digits that count: `0.0153`, `1.25`, `11,342`. */
function rounded(value: number) {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB')
  return String(Number(value.toPrecision(3)))
}
