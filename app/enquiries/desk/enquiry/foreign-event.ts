import type { FileEvent } from '#app/enquiries/answering/enquiry-file.ts'

/**
 * Gives the last thing that somebody else did between two events, the ends left out; undefined when
 * nobody did. Looking at an enquiry is nothing done.
 */
export function findForeignEvent(
  events: readonly FileEvent[],
  {
    staffId,
    after,
    before = Number.POSITIVE_INFINITY,
  }: { staffId: number; after: number; before?: number },
): FileEvent | undefined {
  return events.find(
    ({ id, by, code }) => id > after && id < before && by?.id !== staffId && code !== 'opened',
  )
}
