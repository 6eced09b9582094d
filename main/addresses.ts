import { type Address, beginningOf, type DeskAddress, type Routed } from './addresses/address.ts'
import { calls, withoutRoute } from './addresses/calls.ts'
import { catalogueScreens } from './addresses/catalogue.ts'
import { desk, deskAddresses, signIn } from './addresses/desk.ts'
import {
  letterScreens,
  newsletterBeginning,
  newsletterCalls,
  newsletterPages,
} from './addresses/newsletter.ts'
import { quotePages, quoteScreens } from './addresses/quotes.ts'
import { shopPages } from './addresses/shop-pages.ts'

/** The addresses with a route, by the layout that stands around them. */
export const routed = {
  inShop: [...newsletterPages, ...shopPages] satisfies Routed[],
  alone: [...signIn, ...quotePages, ...newsletterCalls, ...calls] satisfies Routed[],
  inDesk: [
    ...letterScreens,
    ...quoteScreens,
    ...catalogueScreens,
    ...deskAddresses,
  ] satisfies DeskAddress[],
}

/**
 * Every address of the site, in one table: who answers there, and what holds there. The routes, what
 * is cached, the queues, the limits on what is sent, and the counts are read from it.
 */
export const addresses: readonly Address[] = [
  ...routed.inShop,
  ...routed.alone,
  desk,
  ...routed.inDesk,
  ...withoutRoute,
  newsletterBeginning,
]

/** What holds for the addresses below one as well. */
type Inherited =
  | 'queue'
  | 'sendQueue'
  | 'longForms'
  | 'english'
  | 'secret'
  | 'tokenAllows'
  | 'notAhead'

/**
 * Gives a function that looks up a fact of a path, spelled as in English: what the address with the
 * longest matching beginning says, or undefined where none says anything of it.
 */
export function readerOf<Fact extends Inherited>(
  fact: Fact,
): (path: string) => Address[Fact] | undefined {
  const said = addresses
    .filter((address) => address[fact] !== undefined)
    .map((address) => ({ says: address[fact], begins: spellAlike(beginningOf(address.path)) }))
    .sort((one, other) => other.begins.length - one.begins.length)
  return (path) => {
    const alike = spellAlike(path)
    return said.find(({ begins }) => isBelow(alike, begins))?.says
  }
}

/** Spells a path as any other that leads to the same route: the router takes `/LOGIN` and `/%6Cogin` too. */
function spellAlike(path: string) {
  return path.replace(/(%[\da-f]{2})+/gi, decodeAlone).toLowerCase()
}

/** What is no text stays as it is: no route is spelled so. */
function decodeAlone(encoded: string) {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Whether a path is what stands at `begins` or below it, its query and the router's `.data` included. */
function isBelow(path: string, begins: string) {
  if (!path.startsWith(begins)) return false
  return begins.endsWith('/') || /^(\/|\?|\.data(\?|$)|$)/.test(path.slice(begins.length))
}
