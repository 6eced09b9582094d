import { onlyRead } from '#server/forms/receive-json.ts'

/**
 * Gives an answer of React Router's with the methods that its address takes, where it refuses one: it
 * names none by itself, and to whoever calls a route without a page it speaks of an unexpected error.
 */
export function nameMethods(answer: Response, takesForms: () => boolean): Response {
  if (answer.status !== 405 || answer.headers.has('allow')) return answer
  const allowed = takesForms() ? 'GET, HEAD, POST' : 'GET, HEAD'
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return onlyRead(allowed)
  answer.headers.set('Allow', allowed)
  return answer
}
