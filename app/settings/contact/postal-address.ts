/** An address in the parts that schema.org knows; a part that can't be told is left out. */
export interface PostalAddress {
  streetAddress: string
  addressLocality?: string
  addressRegion?: string
  postalCode?: string
}

/** States and territories, in lower case. An address that ends with none of them is not taken apart. */
const states = new Set([
  'andaman and nicobar islands',
  'andhra pradesh',
  'arunachal pradesh',
  'assam',
  'bihar',
  'chandigarh',
  'chhattisgarh',
  'dadra and nagar haveli and daman and diu',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal pradesh',
  'jammu and kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'lakshadweep',
  'madhya pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'puducherry',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil nadu',
  'telangana',
  'tripura',
  'uttar pradesh',
  'uttarakhand',
  'west bengal',
])

/** Those that are a town at the same time, whose name is often written once for both. */
const townStates = new Set(['chandigarh', 'delhi'])

/**
 * Takes an address as it is written on one line in India, street first, and gives its parts:
 * "12 Baner Road, Pune, Maharashtra 411045". The PIN may stand behind the state, behind the town or
 * alone, or be missing. All of it is the street where it does not end with a town and a state.
 */
export function splitAddress(line: string): PostalAddress {
  const parts = line.split(/[,\n]/).flatMap((part) => part.trim().replace(/\.$/, '') || [])
  if (/^(india|bharat)$/i.test(parts.at(-1) ?? '')) parts.pop()
  const end = readPin(parts.pop())
  const state = end.name === '' ? readPin(parts.pop()) : end
  const name = state.name.toLowerCase().replace(/&/g, 'and').replace(/\s+/g, ' ')
  const isTownToo = townStates.has(name) && !parts.at(-1)?.toLowerCase().includes(name)
  const town = isTownToo ? state : readPin(parts.pop())
  if (!states.has(name) || town.name === '' || parts.length === 0) {
    return { streetAddress: line.trim() }
  }
  const postalCode = end.pin ?? state.pin ?? town.pin
  return {
    streetAddress: parts.join(', '),
    addressLocality: town.name,
    addressRegion: state.name,
    ...(postalCode && { postalCode }),
  }
}

/** Six digits at the end of a part, in one piece or two: "411045", "411 045", "- 411-045". */
const pinPattern = /(?:^|[\s–-]+)([1-9]\d{2})[\s-]?(\d{3})$/

function readPin(part = '') {
  const [found, first = '', second = ''] = pinPattern.exec(part) ?? []
  if (found === undefined) return { name: part, pin: undefined }
  return { name: part.slice(0, part.length - found.length), pin: first + second }
}
