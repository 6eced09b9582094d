import { productTexts } from '#app/enquiries/product.words.ts'
import { documentLanguage } from '#languages/use-language.ts'
import { type Change, changeList, isSameThing, type ListEntry, type Thing } from './list.ts'
import { encodeList, keptForSeconds, listCookieName, readListCookie } from './list-cookie.ts'
import type { ListRow } from './list-row.ts'

/** What a new thing is called on the page from which it is put on the list. */
export type NewNames = Partial<Pick<ListRow, 'name' | 'sizeLabel'>>

/** Where this browser keeps how the things on the list looked, for when there is no network. */
export const keptRowsKey = 'my-list-rows'

/** Keeps how the list's things look; silently not, where storage is full or off. */
export function keepRows(rows: readonly ListRow[]): void {
  try {
    if (rows.length === 0) localStorage.removeItem(keptRowsKey)
    else localStorage.setItem(keptRowsKey, JSON.stringify(rows.map(inOwnLanguage)))
  } catch {
    // The list itself is in its cookie; without network its things have no pictures.
  }
}

/**
 * Gives the list as this browser holds it: the cookie's things, as they looked when last seen. A
 * thing that has just come is called as `names` says.
 */
export function readKeptList(added?: Thing, names?: NewNames): ListRow[] {
  return toRows(readListCookie(document.cookie), added, names)
}

/**
 * Changes the list in this browser alone, where the site can't be asked, and gives it as it is then.
 * The cookie is all there is of a list, so that nothing has to be told to the site later; it takes
 * off what is no longer sold when it is asked again. A new thing is called as `names` says.
 */
export function changeKeptList(change: Change, names?: NewNames): ListRow[] {
  const list = changeList(readListCookie(document.cookie), change)
  const rows = toRows(list, change, names)
  const age = list.length > 0 ? keptForSeconds : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store have lists too
  document.cookie = `${listCookieName}=${encodeList(list)}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`
  keepRows(rows)
  return rows
}

function toRows(list: readonly ListEntry[], added?: Thing, names: NewNames = {}): ListRow[] {
  const rows = readRows()
  const language = documentLanguage()
  return list.map((entry) => {
    const isAdded = added !== undefined && isSameThing(added, entry)
    const called = isAdded ? names : {}
    const name = called.name ?? productTexts[language].product(entry.id)
    const known = rows.find((row) => isSameThing(row, entry))
    return { ...called, name, ...known, ...entry }
  })
}

function readRows(): ListRow[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptRowsKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((row) => typeof row?.name === 'string').map(forThisPage)
  } catch {
    return []
  }
}

/** A row with the language of the page that kept it. */
type KeptRow = ListRow & { language?: string }

/** Prices are left out: kept ones would be those of another day. */
function inOwnLanguage({ sizes, ...row }: ListRow): KeptRow {
  const kept = sizes ? { ...row, sizes: sizes.map(({ price, ...size }) => size) } : row
  return row.localName === undefined && !sizes ? kept : { ...kept, language: documentLanguage() }
}

/** What people call a thing and its sizes is left out on a page of another language than it was kept in. */
function forThisPage({ language, localName, sizes, ...row }: KeptRow): ListRow {
  if (language !== documentLanguage()) return row
  return { ...row, ...(localName !== undefined && { localName }), ...(sizes && { sizes }) }
}
