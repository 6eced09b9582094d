import type { Count } from '#app/enquiries/answering/inbox/inbox-row.ts'

/** A count as it is written: `1,204`, `9,999+`. */
export function countWords({ count, more }: Count): string {
  return `${count.toLocaleString('en-IN')}${more ? '+' : ''}`
}
