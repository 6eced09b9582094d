import { matchPath } from 'react-router'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { busyPath } from '#app/paths/shop-paths.ts'
import { busyWords } from '#app/site/busy.words.ts'
import type { Role } from '#app/staff/role.ts'
import { languages } from '#languages/language.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import type { FormRoutes } from '#server/forms/form-routes.ts'
import type { AddressUses } from '#server/forms/refuse-methods.ts'
import type { LineName } from '#server/pages/lines.ts'
import type { TooBusyWords } from '#server/pages/too-busy.ts'
import type { RequestRoutes } from '#server/watching/request-class.ts'
import { type Address, beginningOf, patternOf } from './addresses/address.ts'
import { addresses, readerOf } from './addresses.ts'

const listCounted = (as: Address['counts']) =>
  addresses.filter(({ counts }) => counts === as).map(({ path }) => beginningOf(path))

/** How requests are told apart in `/metrics`. */
export const requestRoutes: RequestRoutes = {
  searches: listCounted('search'),
  lists: listCounted('list'),
  machines: listCounted('machine'),
  files: listCounted('file'),
}

const isEnglish = readerOf('english')

/** Whether what stands at a path has no other language. */
export function onlyEnglish(path: string): boolean {
  return isEnglish(path) ?? false
}

/** What browsers must not fetch ahead: forms of ours, a visitor’s own list, and what only some may open. */
export const neverAhead: readonly string[] = listNeverAhead()

function listNeverAhead() {
  const paths = addresses.flatMap(({ path, notAhead }) => (notAhead ? [`${path}*`] : []))
  const inAll = paths.filter((path) => !onlyEnglish(path))
  return [
    ...languages.flatMap((language) => inAll.map((path) => inLanguage(path, language))),
    ...paths.filter(onlyEnglish),
  ]
}

const queueOf = readerOf('queue')
const sendQueueOf = readerOf('sendQueue')

/**
 * Where somebody waits who reads this path, or sends something to it, while many do. What visitors
 * send waits nowhere, nor do the staff, but for the streams that their open pages come back to by
 * themselves: nobody else gets further than the sign-in, where all may try.
 */
export function findQueue(path: string, isRead: boolean): LineName | undefined {
  const { rest } = splitLanguage(path)
  if (!isRead) return sendQueueOf(rest)
  const queue = queueOf(rest) ?? 'pages'
  return queue === 'none' ? undefined : queue
}

/** What visitors read when too many wait. */
export const tooBusyWords: TooBusyWords = {
  pageFor(path) {
    const { language, rest } = splitLanguage(path)
    const isList = requestRoutes.lists.some((begins) => rest.startsWith(begins))
    return isList ? undefined : inLanguage(busyPath, language)
  },
  wordsFor: (path) => busyWords[splitLanguage(path).language].many,
}

const isSecret = readerOf('secret')
const doesTokenAllow = readerOf('tokenAllows')

/** Whether the token in a path's query is all the permission that its forms need. */
export function tokenAllows(path: string): boolean {
  return doesTokenAllow(splitLanguage(path).rest) ?? false
}

/**
 * Gives the headers that answers at a path, in any language, carry in place of the usual ones. Where
 * the query is secret it is `Referrer-Policy: same-origin`: other sites are not told that somebody
 * comes from here. Not `no-referrer`, with which a form posted from such a page would say
 * `Origin: null`: only what lets that in is told to nobody.
 */
export function headersAt(path: string): readonly [name: string, value: string][] {
  if (tokenAllows(path)) return [['Referrer-Policy', 'no-referrer']]
  return isSecret(splitLanguage(path).rest) ? [['Referrer-Policy', 'same-origin']] : []
}

/** Who answers a form's address: a call when it comes as JSON, a page when a browser posts it. */
export const formRoutes: FormRoutes = new Map(
  addresses.flatMap(({ path, leads }) =>
    leads ? [[path, { json: path, page: path, ...leads }] as const] : [],
  ),
)

const sentTo = addresses.filter(({ takes }) => takes !== undefined)

/** Tells what may be done at a path, at the desk also as the router asks for its data. */
export function usesOf(path: string): AddressUses {
  const { rest } = splitLanguage(path.replace(/\.data$/, ''))
  const address = sentTo.find((one) => matchPath(one.path, rest) !== null)
  return { isRead: !address?.onlyPosted, isPosted: address !== undefined }
}

const takesLongForms = readerOf('longForms')

/** Tells whether a form that is sent to this path may be longer than others. */
export function isLongForm(path: string): boolean {
  return takesLongForms(splitLanguage(path).rest) ?? false
}

/** An address that takes a file beside its form. */
export interface UploadRoute {
  /** The paths that lead to it; in any other spelling it takes no file. */
  path: RegExp
  roles: readonly Role[]
  /** The largest file, in bytes. */
  maxBytes: number
}

/** Every address that takes files: no other reads a body of more than a form's size. */
export const uploadRoutes: readonly UploadRoute[] = addresses.flatMap((address) => {
  const { takes, roles = [] } = address
  if (typeof takes !== 'object') return []
  return [{ path: patternOf(address), roles, maxBytes: takes.fileBytes }]
})

/** Tells whether a path is one that takes files. */
export function isUploadPath(path: string): boolean {
  return uploadRoutes.some((route) => route.path.test(path))
}

const labels = new Map(
  addresses.flatMap(({ path, views }) =>
    typeof views === 'string' ? [[path, views] as const] : [],
  ),
)
const viewedBelow = addresses.flatMap(({ path, views }) =>
  views === true ? [beginningOf(path)] : [],
)

/** Gives what the staff call a page whose views are counted; undefined: it has a name of its own. */
export function viewedLabel(path: string): string | undefined {
  return labels.get(path)
}

/** Gives the name under which views of a path are counted, which is the path; undefined where they are not. */
export function nameView(path: string): string | undefined {
  const begins = path.slice(0, path.lastIndexOf('/') + 1)
  const isSlug = () => findSlugFault(path.slice(begins.length)) === undefined
  return labels.has(path) || (viewedBelow.includes(begins) && isSlug()) ? path : undefined
}
