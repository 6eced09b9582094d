import { createElement, Fragment } from 'react'
import {
  bulkFormPath,
  contactPath,
  gardeningToolsPath,
  pebblesPath,
  plantsPath,
  privacyPolicyPath,
  seedsPath,
  servicesPath,
  shippingPolicyPath,
  soilAndFertilizersPath,
  termsPath,
} from '#app/paths/shop-paths.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'

const marks = /\[([^\]]+)\]\((\w+)(#[\w-]+)?\)|`([^`]+)`|\{(\w+)\}/g

/** The pages that texts link to, by what the links call them. */
const pages: Readonly<Record<string, string>> = {
  plants: plantsPath,
  seeds: seedsPath,
  soil: soilAndFertilizersPath,
  pebbles: pebblesPath,
  tools: gardeningToolsPath,
  gifts: bulkFormPath,
  services: servicesPath,
  shipping: shippingPolicyPath,
  terms: termsPath,
  privacy: privacyPolicyPath,
  contact: contactPath,
}

/** What stands at the `{places}` of a text, beside what is known of every business. */
type Places = Readonly<Record<string, React.ReactNode>>

/**
 * Gives what shows a long text of the shop: its `[links](plants)`, `[links](terms#payment)` lead to
 * pages in the page's language, what stands between backticks is English, and `{name}`, `{nursery}`
 * (with its address), `{address}`, `{phone}` and `{email}` are the business's. Throws where a text
 * names a page or a place that there is not.
 */
export function useMarkedText(
  business: Business,
  others: Places = {},
): (text: string) => React.ReactNode {
  const language = useLanguage()
  const path = usePath()
  const { name, address, phone, phoneDisplay, email } = business
  const places: Places = {
    name: <English>{name}</English>,
    address: <English>{address}</English>,
    nursery: <English>{`${name}, ${address}`}</English>,
    phone: <a href={`tel:${phone}`}>{phoneDisplay}</a>,
    email: (
      <a href={`mailto:${email}`} lang={language === 'en' ? undefined : 'en'}>
        {email}
      </a>
    ),
    ...others,
  }
  const show = ([mark, link, page = '', section = '', english, place = '']: RegExpExecArray) => {
    const to = pages[page]
    if (link && to) return <a href={path(to + section)}>{link}</a>
    if (english) return <English>{english}</English>
    const filled = places[place]
    if (filled === undefined) throw new Error(`Nothing stands at ${mark}.`)
    return filled
  }
  return (text) => {
    const pieces: React.ReactNode[] = []
    let end = 0
    for (const mark of text.matchAll(marks)) {
      pieces.push(text.slice(end, mark.index), show(mark))
      end = mark.index + mark[0].length
    }
    return createElement(Fragment, null, ...pieces, text.slice(end))
  }
}

/** What is in English, said so on pages of other languages. */
function English({ children }: { children: React.ReactNode }) {
  return useLanguage() === 'en' ? children : <span lang="en">{children}</span>
}
