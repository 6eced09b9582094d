import { SaxesParser } from 'saxes'

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

type Times = readonly [least: number, most: number]
const once: Times = [1, 1]
const perhaps: Times = [0, 1]
const any: Times = [0, Number.POSITIVE_INFINITY]

/** What an element may hold, and how often: RFC 4287, 4.1.1, 4.1.2 and 3.2. */
const children: Record<string, Record<string, Times>> = {
  feed: {
    id: once,
    title: once,
    updated: once,
    author: any,
    category: any,
    contributor: any,
    generator: perhaps,
    icon: perhaps,
    link: any,
    logo: perhaps,
    rights: perhaps,
    subtitle: perhaps,
    entry: any,
  },
  entry: {
    id: once,
    title: once,
    updated: once,
    author: any,
    category: any,
    content: perhaps,
    contributor: any,
    link: any,
    published: perhaps,
    rights: perhaps,
    source: perhaps,
    summary: perhaps,
  },
  author: { name: once, uri: perhaps, email: perhaps },
}

/** Attributes besides `xml:lang` and `xml:base`, which every element may have. */
const attributesOf: Record<string, readonly string[]> = {
  feed: ['xmlns'],
  link: ['href', 'rel', 'type', 'hreflang', 'title', 'length'],
  title: ['type'],
  summary: ['type'],
}

// RFC 3339 with upper-case letters, as 3.3 wants it.
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const absolute = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i

/** Lists what in a text is against RFC 4287, each in a sentence. Throws where it is not well-formed XML. */
export function listAtomFaults(xml: string): string[] {
  const feed = readXml(xml)
  const faults: string[] = []
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') {
    faults.push('It is no feed of Atom.')
  }
  checkElement(feed, faults)
  const entries = childrenOf(feed, 'entry')
  const ids = [feed, ...entries].flatMap((one) => childrenOf(one, 'id').map(({ text }) => text))
  if (new Set(ids).size !== ids.length) faults.push('Two ids are the same.')
  if (!childrenOf(feed, 'link').some(({ attributes }) => attributes.rel === 'self')) {
    faults.push('The feed does not say where it is.')
  }
  const isAuthored = (one: Element) => childrenOf(one, 'author').length > 0
  if (!isAuthored(feed) && !(entries.length > 0 && entries.every(isAuthored))) {
    faults.push('An entry has no author, and the feed has none.')
  }
  for (const entry of entries) {
    const alternates = childrenOf(entry, 'link').filter(
      ({ attributes: { rel = 'alternate' } }) => rel === 'alternate',
    )
    if (alternates.length === 0 && childrenOf(entry, 'content').length === 0) {
      faults.push('An entry has neither a content nor an address.')
    }
    const kinds = alternates.map(({ attributes }) => `${attributes.type} ${attributes.hreflang}`)
    if (new Set(kinds).size !== kinds.length) faults.push('An entry has two addresses of one kind.')
  }
  return faults
}

function checkElement(element: Element, faults: string[]) {
  const { name, attributes, text } = element
  const allowed = children[name]
  for (const attribute of Object.keys(attributes)) {
    const isKnown = attributesOf[name]?.includes(attribute) || attribute.startsWith('xml:')
    if (!isKnown) faults.push(`<${name}> has an attribute ${attribute}.`)
  }
  for (const [child, [least, most]] of Object.entries(allowed ?? {})) {
    const { length } = childrenOf(element, child)
    if (length < least || length > most) faults.push(`<${name}> has ${length} of <${child}>.`)
  }
  for (const child of element.children) {
    if (!allowed?.[child.name]) faults.push(`<${child.name}> stands in <${name}>.`)
    checkElement(child, faults)
  }
  if (allowed && text.trim() !== '') faults.push(`<${name}> has words of its own.`)
  if (/^(updated|published)$/.test(name) && !(instant.test(text) && Date.parse(text))) {
    faults.push(`${text} is no instant.`)
  }
  if (name === 'id' && !absolute.test(text)) faults.push(`${text} is no absolute address.`)
  if (name === 'name' && text.trim() === '') faults.push('A name is empty.')
  if (name === 'link' && !absolute.test(attributes.href ?? '')) faults.push('A link leads nowhere.')
}

function childrenOf({ children: all }: Element, wanted: string): Element[] {
  return all.filter(({ name }) => name === wanted)
}

function readXml(xml: string): Element {
  const parser = new SaxesParser()
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } }
    const opened = { ...element, text: '', children: [] }
    open.at(-1)?.children.push(opened)
    open.push(opened)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  const [feed] = root.children
  if (!feed) throw new Error('The text has no element.')
  return feed
}
