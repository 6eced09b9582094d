import type { RouterContextProvider } from 'react-router'
import type { Enquiry, EnquiryField } from '#app/enquiries/enquiry.ts'
import { parseEnquiry } from '#app/enquiries/receiving/enquiry.schema.ts'
import type { Language } from '#languages/language.ts'
import { appContext } from '#server/app-context.ts'
import type { Parsed } from '#server/forms/parse-form.ts'
import { leaveOut, type Thing } from './list.ts'
import { setListCookie } from './list-cookie.server.ts'
import { readListCookie } from './list-cookie.ts'
import { listPageWords } from './page/list-page.words.ts'

/**
 * Turns a posted list into an enquiry (§5), or into messages, in English unless told; `products` has
 * one when it is empty.
 */
export function parseListEnquiry(
  body: unknown,
  language: Language = 'en',
): Parsed<Enquiry, EnquiryField | 'products'> {
  const parsed = parseEnquiry(body, language)
  if (!parsed.ok || parsed.value.products.length > 0) return parsed
  return { ok: false, errors: { products: listPageWords[language].isEmptySentence } }
}

/**
 * Takes what was sent off the visitor's list, in the answer that says it was stored. What came on
 * the list meanwhile, in another tab, stays on it.
 */
export function emptyList(
  answer: Response,
  request: Request,
  sent: readonly Thing[],
  context: Readonly<RouterContextProvider>,
): void {
  const left = leaveOut(readListCookie(request.headers.get('cookie')), sent)
  answer.headers.append('Set-Cookie', setListCookie(left, context.get(appContext).config.siteUrl))
}
