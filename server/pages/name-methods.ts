import { onlyRead, readingMethods } from '#server/forms/receive-json.ts'

/**
 * Gives an answer of React Router's with the methods that its address takes, where it refuses what was
 * sent there: it names none by itself, and to whoever calls a route without a page it speaks of an
 * unexpected error.
 */
export function nameMethods(answer: Response): Response {
  if (answer.status !== 405 || answer.headers.has('allow')) return answer
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return onlyRead()
  answer.headers.set('Allow', readingMethods)
  return answer
}
