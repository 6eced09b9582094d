import type { EntryContext } from 'react-router'
import months from '#app/catalogue/facts/months.css?inline'
import landing from '#app/catalogue/pages/landing/landing.css?inline'
import wideCard from '#app/catalogue/pages/wide-card.css?inline'
import gallery from '#app/catalogue/product-page/gallery/gallery.css?inline'
import product from '#app/catalogue/product-page/product-page.css?inline'
import manySizes from '#app/catalogue/sizes/many-sizes.css?inline'
import sizes from '#app/catalogue/sizes/sizes.css?inline'
import bulk from '#app/enquiries/bulk/bulk-enquiry.css?inline'
import guide from '#app/guides/guide.css?inline'
import guideRows from '#app/guides/guide-rows.css?inline'
import guides from '#app/guides/guides.css?inline'
import adding from '#app/my-list/adding/adding.css?inline'
import myList from '#app/my-list/page/my-list.css?inline'
import unseen from '#app/offline/unseen.css?inline'
import quote from '#app/quotes/page/quote.css?inline'
import quoteSheet from '#app/quotes/paper/quote-sheet.css?inline'
import finder from '#app/search/finder/finder.css?inline'
import results from '#app/search/results.css?inline'
import season from '#app/seasons/season.css?inline'
import seasonStrip from '#app/seasons/season-strip.css?inline'
import contact from '#app/settings/contact/contact.css?inline'
import home from '#app/site/home/home.css?inline'
import prose from '#app/site/prose.css?inline'
import languageSwitch from '#app/site/shell/languages.css?inline'
import signIn from '#app/staff/sign-in-frame.css?inline'
import type { PageHandle, PageSheet } from '#app/ui/page/page-sheet.ts'
import tellMe from '#app/waiting-list/tell-me.css?inline'
import type { Language } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import drawnNames from '#languages/names.css?inline'
import type { Script } from '#languages/scripts.ts'

const texts: Record<PageSheet, string> = {
  home,
  landing,
  'wide-card': wideCard,
  product,
  gallery,
  sizes,
  'many-sizes': manySizes,
  'tell-me': tellMe,
  months,
  season,
  'season-strip': seasonStrip,
  guides,
  guide,
  'guide-rows': guideRows,
  adding,
  'my-list': myList,
  results,
  finder,
  unseen,
  contact,
  prose,
  bulk,
  quote: quoteSheet + quote,
  'sign-in': signIn,
}

/** What every page carries of a site in several languages. */
const severalLanguages = languageSwitch + drawnNames

/** What pages in other scripts than English's carry, by their sheets beside the fonts. */
const scriptSheets = import.meta.glob<string>('/app/ui/fonts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Gives how the letters of a script are set. Throws where the script has no sheet. */
function scriptSheet(script: Script): string {
  const sheet = scriptSheets[`/app/ui/fonts/${script.toLowerCase()}.css`]
  if (sheet === undefined) throw new Error(`There is no sheet for letters in ${script}.`)
  return sheet
}

/** Gives the sheets that the routes of this rendering ask for with their `handle`. */
export function findPageSheets({ staticHandlerContext, routeModules }: EntryContext): string[] {
  const { matches, loaderData } = staticHandlerContext
  const names = matches.flatMap(({ route: { id } }) => {
    const handle = routeModules[id]?.handle as PageHandle | undefined
    return [...(handle?.sheets ?? []), ...(handle?.moreSheets?.(loaderData[id]) ?? [])]
  })
  return [...new Set(names)].map((name) => texts[name])
}

/** Gives the sheets that every page in `language` carries, of a site that is offered in these. */
export function listLanguageSheets(offered: readonly Language[], language: Language): string[] {
  if (offered.length < 2) return []
  const { script } = languageTable[language]
  return script === 'Latin' ? [severalLanguages] : [severalLanguages, scriptSheet(script)]
}
