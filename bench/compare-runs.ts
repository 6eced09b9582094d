import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Figure, judged, type Row, withUnit } from './row.ts'

/** Of a figure that was measured once, nobody knows how much it varies: so much of it may be chance. */
const unknownNoise = 0.1

/** Something that is worse than it was, by more than it varied in either run. */
export interface Worse {
  what: string
  before: number
  now: number
  /** How far two rounds of one run lay apart. */
  noise: number
  unit: string
}

const number = z.number().optional()
const figure = z
  .object({
    name: z.string().optional(),
    value: number,
    unit: z.string(),
    spread: z.tuple([z.number(), z.number()]).readonly().optional(),
    atMost: number,
    atLeast: number,
    moreIsBetter: z.boolean().optional(),
  })
  // JSON leaves out what was not measured.
  .transform((kept): Figure => ({ value: undefined, ...kept }))
const run = z.object({
  machine: z.array(z.string()),
  rows: z.array(
    z.object({
      part: z.string(),
      what: z.string(),
      figures: z.array(figure),
      floor: figure.optional(),
      ratio: figure.optional(),
    }),
  ),
})

/** Reads what an earlier run kept; throws where the file is none of those. */
export async function readRun(file: string): Promise<z.infer<typeof run>> {
  return run.parse(JSON.parse(await readFile(file, 'utf8')))
}

/**
 * Lists what is worse in `now` than in `before` by more than its rounds lay apart in either run.
 * What only one of them measured is left out. Floors are not compared: they tell of the machine.
 */
export function listWorse(before: readonly Row[], now: readonly Row[]): Worse[] {
  const earlier = new Map(before.flatMap(namedFigures))
  return now.flatMap(namedFigures).flatMap(([what, figure]) => {
    const old = earlier.get(what)
    if (old?.value === undefined || figure.value === undefined) return []
    const noise = Math.max(noiseOf(old), noiseOf(figure))
    const loss = isMoreBetter(figure) ? old.value - figure.value : figure.value - old.value
    return loss > noise
      ? [{ what, before: old.value, now: figure.value, noise, unit: figure.unit }]
      : []
  })
}

/** Says what is worse, a line each. */
export function worseInWords({ what, before, now, noise, unit }: Worse): string {
  const [is, was, apart] = [now, before, noise].map((value) => withUnit(value, unit))
  return `worse: ${what}: ${is}, was ${was}; rounds of one run lie ${apart} apart`
}

function namedFigures(row: Row): [string, Figure][] {
  return judged(row).map((figure) => [
    [row.part, row.what, figure.name].filter(Boolean).join(', '),
    figure,
  ])
}

function noiseOf({ value = 0, spread }: Figure) {
  return spread ? spread[1] - spread[0] : Math.abs(value) * unknownNoise
}

function isMoreBetter({ atLeast, unit, moreIsBetter }: Figure) {
  return moreIsBetter ?? (atLeast !== undefined || unit.startsWith('/'))
}
