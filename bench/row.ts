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
  /** Where more is better although nothing says so: no `atLeast`, and not so many a second. */
  moreIsBetter?: boolean
}

/** A line of the table. */
export interface Row {
  part: string
  what: string
  figures: Figure[]
  /** What it can't do better than, measured in the same rounds. */
  floor?: Figure
  /** The first of `figures` as a multiple of `floor`, each round's for itself. */
  ratio?: Figure
  note?: string
}

export type Verdict = 'ok' | 'over' | 'not measured' | ''

/** Whether a row keeps its budgets: empty where it has none. */
export function judge(row: Row): Verdict {
  const limited = judged(row).filter((figure) => limitOf(figure) !== undefined)
  if (limited.some(isOver)) return 'over'
  if (limited.some(({ value }) => value === undefined)) return 'not measured'
  return limited.length > 0 ? 'ok' : ''
}

/** A row's numbers, those that have budgets among them, the ratio to its floor last. */
export function judged({ figures, ratio }: Row): Figure[] {
  return ratio ? [...figures, { name: 'ratio', ...ratio }] : figures
}

/** Numbers in words: `0.43 (0.41 to 0.45)`; empty for none. */
export function inWords(figures: readonly (Figure | undefined)[]): string {
  return figures.flatMap((figure) => (figure ? figureInWords(figure) : [])).join(', ')
}

/** A row's budgets in words: `at least 0.5`; empty where it has none. */
export function budgetInWords(row: Row): string {
  const limits = judged(row).flatMap((figure) => limitOf(figure) ?? [])
  return limits.join(', ')
}

/** A number with its unit: `11,342/s`. */
export function withUnit(value: number, unit: string): string {
  const space = unit === '' || unit.startsWith('/') ? '' : ' '
  return `${rounded(value)}${space}${unit}`
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

/** Three digits that count: `0.0153`, `1.25`, `11,342`. */
function rounded(value: number) {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB')
  return String(Number(value.toPrecision(3)))
}
