import { readPart } from './xml-parts.ts'

/** How a cell's style shows a number: as a date or a time, or with so many figures after the point. */
export type ShownAs = 'date' | number | undefined

/** Formats that every workbook has: dates and times, and amounts without and with two decimals. */
function builtIn(id: number): ShownAs {
  const isDate =
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 47) ||
    (id >= 50 && id <= 58)
  if (isDate) return 'date'
  if ([1, 3, 5, 6, 37, 38, 41, 42].includes(id)) return 0
  return [2, 4, 7, 8, 39, 40, 43, 44].includes(id) ? 2 : undefined
}

/** Gives how each cell style shows a number, by its place. */
export function listNumberStyles(styles: readonly Uint8Array[]): ShownAs[] {
  const own = new Map<number, ShownAs>()
  const shown: ShownAs[] = []
  let inCells = false
  readPart(styles, {
    open(name, attribute) {
      if (name === 'numFmt') {
        own.set(Number(attribute('numFmtId')), shownBy(attribute('formatCode') ?? ''))
      }
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = Number(attribute('numFmtId') ?? 0)
      shown.push(own.has(id) ? own.get(id) : builtIn(id))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return shown
}

/**
 * A date's format has days, months, years, hours or seconds outside of its quoted parts; an amount's has
 * figures alone. A percentage, a fraction, a power or thousands show another number than the cell has.
 */
function shownBy(code: string): ShownAs {
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').replace(/general/i, '')
  if (/[dmyhs]/i.test(plain)) return 'date'
  const decimals = plain.split(';').flatMap((section) => {
    const amount = /^[^0#?.%/e]*[0#,]*[0#](?:\.([0#]{1,15}))?[^0#?.,%/e]*$/i.exec(section)
    return amount ? (amount[1] ?? '').length : []
  })
  return new Set(decimals).size === 1 ? decimals[0] : undefined
}

/** Gives a number as it is shown with so many figures after the point, or else as it is written. */
export function writeNumber(number: number, decimals: number | undefined): string {
  // 0.1 + 0.2 is kept as 0.30000000000000004, and 1.005 as a little less.
  if (decimals === undefined) return String(Number(number.toPrecision(15)))
  return String(Number((number * (1 + Number.EPSILON)).toFixed(decimals)))
}

/** Gives the day of a spreadsheet's number as `2026-11-22`; its text where it is none. */
export function toDay(serial: number, since1904: boolean): string {
  const days = Math.floor(serial) + (since1904 ? 1_462 : 0)
  // Day 60 is the 29th of February 1900, which never was.
  const real = days < 60 ? days + 1 : days
  const day = new Date(Date.UTC(1899, 11, 30) + real * 24 * 60 * 60 * 1000)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}
