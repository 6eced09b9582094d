import { data } from 'react-router'
import type { Language } from '#languages/language.ts'
import { comesFromOurPages, comesFromVisitorsPage } from '#server/http/anti-forgery.ts'
import { refusalWords } from './refusal.words.ts'

/**
 * Reads a form posted without JavaScript. Throws the response that refuses it: 403 when it does not
 * come from our own pages, 415 for another content type, 400 when it can't be read.
 */
export function receiveFormPost(request: Request, siteUrl: string): Promise<FormData> {
  return readFormPost(request, comesFromOurPages(request, siteUrl), 'en')
}

/** The same for a form of visitors, in a language; see `comesFromVisitorsPage`. */
export function receiveVisitorsPost(
  request: Request,
  siteUrl: string,
  language: Language,
): Promise<FormData> {
  return readFormPost(request, comesFromVisitorsPage(request, siteUrl), language)
}

/** Reads a form whose address carries a token that is all the permission, whichever page sent it. */
export function receiveByToken(request: Request, language: Language): Promise<FormData> {
  return readFormPost(request, true, language)
}

/** Reads a form of visitors that nobody knows the page of, to show it again: nothing may come of it. */
export function readUnsaidPost(request: Request, language: Language): Promise<FormData> {
  return readFormPost(request, true, language)
}

async function readFormPost(
  request: Request,
  isOurs: boolean,
  language: Language,
): Promise<FormData> {
  const { ownPage, unread } = refusalWords[language]
  if (!isOurs) throw data(ownPage, { status: 403 })
  if (!isFormPost(request)) throw data(ownPage, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data(unread, { status: 400 })
  }
}

/** Tells whether the body is what our forms send; none of them sends files. */
export function isFormPost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^application\/x-www-form-urlencoded\b/i.test(type)
}
