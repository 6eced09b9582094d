import { data } from 'react-router'
import { comesFromOurPages } from '#server/http/anti-forgery.ts'

/**
 * Reads a form posted without JavaScript. Throws the response that refuses it: 403 when it does
 * not come from our own pages, 415 for another content type, 400 when it can't be read.
 */
export async function receiveFormPost(request: Request, siteUrl: string): Promise<FormData> {
  if (!comesFromOurPages(request, siteUrl)) {
    throw data('Please send the form from our own page.', { status: 403 })
  }
  if (!isFormPost(request)) throw data('Please send the form from our own page.', { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data('The form could not be read. Please send it again.', { status: 400 })
  }
}

/** Tells whether the body is what our forms send; none of them sends files. */
export function isFormPost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^application\/x-www-form-urlencoded\b/i.test(type)
}
