import { readPart } from './xml-parts.ts'

/** Formats that every workbook has: dates and times. */
const builtIn = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** Gives the places of the cell styles that show a number as a date or a time. */
export function listDateStyles(styles: readonly Uint8Array[]): Set<number> {
  const own = new Map<number, boolean>()
  const dates = new Set<number>()
  let inCells = false
  let place = 0
  readPart(styles, {
    open(name, attribute) {
      if (name === 'numFmt') {
        own.set(Number(attribute('numFmtId')), showsDate(attribute('formatCode') ?? ''))
      }
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = Number(attribute('numFmtId') ?? 0)
      if (own.get(id) ?? builtIn(id)) dates.add(place)
      place += 1
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return dates
}

/** Whether a format has days, months, years, hours or seconds outside of its quoted parts. */
function showsDate(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').replace(/general/i, ''))
}

/** Gives the day of a spreadsheet's number as `2026-11-22`; its text where it is none. */
export function toDay(serial: number, since1904: boolean): string {
  const days = Math.floor(serial) + (since1904 ? 1_462 : 0)
  // Day 60 is the 29th of February 1900, which never was.
  const real = days < 60 ? days + 1 : days
  const day = new Date(Date.UTC(1899, 11, 30) + real * 24 * 60 * 60 * 1000)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}
