/** Nobody reads and fills in a form in less than this, in ms; a program does. */
const shortestMs = 2_000

/** The field that people don't see. Its name means nothing to whatever fills forms in for them. */
export const honeypotField = 'saucer'

/** Why an enquiry is set aside. */
export type Suspicion = 'honeypot' | 'too-fast'

/**
 * Finds a reason to take what was posted for a program's work: the unseen field filled in, or
 * sent sooner than anybody types. What was not said is no offence.
 */
export function findSuspicion(body: unknown): Suspicion | undefined {
  if (body === null || typeof body !== 'object') return undefined
  const { [honeypotField]: bait, elapsedMs }: { [field: string]: unknown } = { ...body }
  if (typeof bait === 'string' && bait.trim() !== '') return 'honeypot'
  if (typeof elapsedMs === 'number' && elapsedMs >= 0 && elapsedMs < shortestMs) return 'too-fast'
  return undefined
}
