import type { Language } from '#languages/language.ts'
import { carriesTokenPair } from '#server/http/anti-forgery.ts'
import { refusalWords } from './refusal.words.ts'

/** What an address takes that is only read, as `Allow` lists it. */
export const readingMethods = 'GET, HEAD'

/**
 * Reads the JSON body of a call of ours. Gives the parsed body, or the response that refuses it:
 * 403 without the anti-forgery pair (§7), 415 for another content type, 400 for broken JSON, in the
 * language that `languageOf` takes from the body.
 */
export async function receiveJson(
  request: Request,
  languageOf: (body: unknown) => Language,
): Promise<{ body: unknown } | Response> {
  if (!isJson(request)) {
    return refuse(415, 'Please send the form as JSON or as a form post.')
  }
  const read = await request.json().then(
    (body: unknown) => ({ body }),
    () => undefined,
  )
  const words = refusalWords[languageOf(read?.body)]
  if (!carriesTokenPair(request)) return refuse(403, words.reload)
  return read ?? refuse(400, words.unread)
}

/** Tells whether the body is said to be JSON. */
export function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
}

/** The answer to another method where forms are sent with POST: 405. `alsoRead` says that a page stands there. */
export function onlyPost({ alsoRead = false } = {}): Response {
  const allowed = alsoRead ? `${readingMethods}, POST` : 'POST'
  return refuse(405, 'Forms are sent with POST.', { Allow: allowed })
}

/** The answer to what is sent to an address that is only read: 405. */
export function onlyRead(): Response {
  return refuse(405, 'Nothing can be sent to this address.', { Allow: readingMethods })
}

function refuse(status: number, message: string, headers?: HeadersInit) {
  return Response.json({ errors: { form: message } }, { status, headers })
}
