import type { EntryContext } from 'react-router'
import landing from './catalogue/landing/landing.css?inline'
import product from './catalogue/product-page/product-page.css?inline'
import contact from './contact/contact.css?inline'
import bulk from './enquiries/bulk/bulk-enquiry.css?inline'
import type { Language } from './languages/language.ts'
import adding from './my-list/adding/adding.css?inline'
import myList from './my-list/my-list.css?inline'
import unseen from './offline/unseen.css?inline'
import finder from './search/finder/finder.css?inline'
import results from './search/results.css?inline'
import home from './site/home/home.css?inline'
import severalLanguages from './site/languages.css?inline'
import prose from './site/prose.css?inline'
import door from './staff/door.css?inline'
import devanagari from './ui/devanagari.css?inline'
import type { PageHandle, PageSheet } from './ui/page-sheet.ts'

const texts: Record<PageSheet, string> = {
  home,
  landing,
  product,
  adding,
  'my-list': myList,
  results,
  finder,
  unseen,
  contact,
  prose,
  bulk,
  door,
}

/** Lists the text of every sheet that some page carries. */
export function listPageSheets(): string[] {
  return [...Object.values(texts), severalLanguages, devanagari]
}

/** Gives the sheets that the routes of this rendering ask for with their `handle`. */
export function findPageSheets({ staticHandlerContext, routeModules }: EntryContext): string[] {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
  const names = handles.flatMap((handle) => (handle as PageHandle | undefined)?.sheets ?? [])
  return [...new Set(names)].map((name) => texts[name])
}

/** Gives the sheets that every page in `language` carries, of a site that is offered in these. */
export function listLanguageSheets(offered: readonly Language[], language: Language): string[] {
  if (offered.length < 2) return []
  return language === 'en' ? [severalLanguages] : [severalLanguages, devanagari]
}
