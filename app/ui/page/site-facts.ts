import { createContext, use } from 'react'
import type { Language } from '#languages/language.ts'

/** What every page says of the site itself, wherever it is linked, found or shared. */
export interface SiteFacts {
  /** The business's name. */
  name: string
  /** Origin only, without a slash at the end. */
  siteUrl: string
  /** The languages that it is offered in. */
  languages: readonly Language[]
  /** What delivery costs anywhere in India, in whole rupees. */
  deliveryCharge: number
}

export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined)

/** Gives the site's own facts; throws where nothing around has set them. */
export function useSiteFacts(): SiteFacts {
  const facts = use(SiteFactsContext)
  if (!facts) throw new Error('A page was rendered without the facts of its site.')
  return facts
}
