import type { RouterContextProvider } from 'react-router'
import type { Enquiry, EnquiryField } from '#app/enquiries/enquiry.ts'
import { parseEnquiry } from '#app/enquiries/receiving/enquiry.schema.ts'
import type { Language } from '#languages/language.ts'
import { appContext } from '#server/app-context.ts'
import type { Parsed } from '#server/forms/parse-form.ts'
import { isSameThing, type ListEntry, type Thing } from './list.ts'
import { setListCookie } from './list-cookie.server.ts'
import { decodeList, readListCookie } from './list-cookie.ts'
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

/** What was sent, and where it is known what the list held as it was written. */
export interface SentList {
  things: readonly (Thing & { quantity?: string | number | undefined })[]
  listed?: ListEntry[] | undefined
}

/**
 * Reads from a list posted as JSON what the visitor's cookie held when it was written; undefined where
 * that is not said.
 */
export function readListed(body: unknown): ListEntry[] | undefined {
  const { listed }: { listed?: unknown } = Object(body)
  return typeof listed === 'string' ? decodeList(listed) : undefined
}

/**
 * Takes what was sent off the visitor's list, in the answer that says it was stored. What came on
 * the list meanwhile, in another tab or while this waited for a network, stays on it, and so does
 * what has another quantity by now.
 */
export function emptyList(
  answer: Response,
  request: Request,
  { things, listed }: SentList,
  context: Readonly<RouterContextProvider>,
): void {
  const now = readListCookie(request.headers.get('cookie'))
  const known = [...(listed ?? now), ...things]
  const isChanged = (entry: ListEntry) =>
    !known.some((one) => isSameThing(one, entry) && Number(one.quantity) === entry.quantity)
  const isSent = (entry: ListEntry) => things.some((thing) => isSameThing(thing, entry))
  const left = now.filter((entry) => !isSent(entry) || isChanged(entry))
  answer.headers.append('Set-Cookie', setListCookie(left, context.get(appContext).config.siteUrl))
}
