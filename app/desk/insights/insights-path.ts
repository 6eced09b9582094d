import type { Range } from '#app/insights/range.ts'

/** Where the figures stand. */
export const insightsPath = '/desk/insights'

/** Gives the part of an address that names a time; empty for the usual one. */
export function rangeAddress({ choice, from, until }: Range): string {
  if (choice === 'dates') return `?${new URLSearchParams({ time: choice, from, until })}`
  return choice === '13-weeks' ? '' : `?${new URLSearchParams({ time: choice })}`
}
