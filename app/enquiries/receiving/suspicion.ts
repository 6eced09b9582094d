/** Quicker than this, in ms, are programs, and people whose browser fills the form in. */
const shortestMs = 2_000

/** The field that people don't see. Its name means nothing to whatever fills forms in for them. */
export const honeypotField = 'saucer'

/** Why an enquiry is set aside. */
export type Suspicion = 'honeypot' | 'too-fast'

/** The reasons in the staff's words. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'a field that people don’t see was filled in',
  'too-fast': 'sent within two seconds of opening the form, with a link',
}

/** What spam is sent for, and what few people put into an enquiry. */
const link = /https?:\/\/|\bwww\.|\[url\b|<a\s/i

/**
 * Finds a reason to take what was posted for a program's work: the unseen field filled in, or two
 * weaker signs together, sent too soon and with a link. Being quick alone is no offence, nor is
 * what was not said.
 */
export function findSuspicion(body: unknown): Suspicion | undefined {
  const { [honeypotField]: bait, elapsedMs, ...said }: { [field: string]: unknown } = Object(body)
  if (typeof bait === 'string' && bait.trim() !== '') return 'honeypot'
  const isQuick = typeof elapsedMs === 'number' && elapsedMs >= 0 && elapsedMs < shortestMs
  return isQuick && link.test(JSON.stringify(said)) ? 'too-fast' : undefined
}
