import { carriesTokenPair } from '#server/http/anti-forgery.ts'

/**
 * Reads the JSON body of a call of ours. Gives the parsed body, or the response that refuses it:
 * 403 without the anti-forgery pair (§7), 415 for another content type, 400 for broken JSON.
 */
export async function receiveJson(request: Request): Promise<{ body: unknown } | Response> {
  if (!isJson(request)) {
    return refuse(415, 'Please send the form as JSON or as a form post.')
  }
  if (!carriesTokenPair(request)) {
    return refuse(403, 'Please reload the page and send the form again.')
  }
  try {
    return { body: await request.json() }
  } catch {
    return refuse(400, 'The form could not be read. Please send it again.')
  }
}

/** Tells whether the body is said to be JSON. */
export function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
}

/** The answer to a visitor who opens a call's address: 405, these are sent with POST. */
export function onlyPost(): Response {
  return refuse(405, 'Forms are sent with POST.', { Allow: 'POST' })
}

function refuse(status: number, message: string, headers?: HeadersInit) {
  return Response.json({ errors: { form: message } }, { status, headers })
}
