import type {
  ListItem as ListItemNode,
  List as ListNode,
  PhrasingContent,
  RootContent,
} from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toSlug } from '#app/catalogue/slug.ts'
import { guidesPath } from '#app/paths/shop-paths.ts'
import {
  type Block,
  type Inline,
  type List,
  type ListItem,
  type MarkFault,
  type NamedInText,
  type Paragraph,
  plainWords,
  type Typed,
} from './marks.ts'
import { showsPicture } from './picture-marks.ts'
import { safeLink } from './safe-link.ts'

/** Lists inside lists: so many deep at most. */
const deepestList = 3

/** What a guide's text says. */
interface ReadMarks {
  blocks: Block[]
  faults: MarkFault[]
  /** The cards and pictures among the blocks. */
  named: NamedInText[]
}

/**
 * Reads a guide's text: headings, paragraphs, lists, bold, links, pictures, plant cards and one box of
 * what to mind. All else is given as it was typed, with a sentence for whoever wrote it. Of what
 * `findBodyFault` refuses it may take long.
 */
export function parseMarks(body: string): ReadMarks {
  const reading = new Reading(body)
  const { children } = fromMarkdown(body)
  const blocks = children.map((node) => reading.readBlock(node))
  const named = blocks.flatMap((block, place): NamedInText[] => {
    const line = children[place]?.position?.start.line ?? 1
    if (block.is === 'card') return [{ line, is: block.is, slug: block.slug }]
    return block.is === 'picture' ? [{ line, is: block.is, number: block.number }] : []
  })
  return { blocks, faults: reading.faults, named }
}

/** Gives the source of each block of a text: the parts that are translated one by one. */
export function splitParts(body: string): string[] {
  return fromMarkdown(body).children.map(({ position }) =>
    body.slice(position?.start.offset, position?.end.offset),
  )
}

const cardMark = /^\[\[([a-z0-9]+(?:-[a-z0-9]+)*)\]\]$/
const pictureMark = /^picture-(\d{1,9})$/

/** What somebody who wrote a mark that is none is told, by the kind of it. */
const elsewhere: Record<string, string> = {
  blockquote: 'A text has one Mind box, and nothing but paragraphs and lists around it.',
  code: 'Code is shown as typed; so is a line that begins with four spaces.',
  definition: 'Write a link’s address in round brackets behind its words.',
  emphasis: 'One star marks nothing: bold is two on each side.',
  heading: 'A heading begins with ## or ###, and stands in no list.',
  html: 'HTML is shown as typed.',
  image: 'A picture stands alone in its paragraph, as ![what it shows](picture-1).',
  imageReference: 'A picture stands alone in its paragraph, as ![what it shows](picture-1).',
  inlineCode: 'Code is shown as typed.',
  linkReference: 'Write a link’s address in round brackets behind its words.',
  list: 'Lists stand in lists three deep at most.',
  thematicBreak: 'A line of signs is shown as typed.',
}

const link = `A link leads to https:, mailto: or tel:, or to a page of this site as ${guidesPath}.`
const lonelyCard = 'A plant card stands alone in its paragraph, as [[snake-plant]].'

class Reading {
  readonly faults: MarkFault[] = []
  readonly #body: string
  readonly #ids = new Set<string>()
  #hasMind = false

  constructor(body: string) {
    this.#body = body
  }

  readBlock(node: RootContent): Block {
    switch (node.type) {
      case 'heading':
        return this.#readHeading(node)
      case 'paragraph':
        return this.#readCard(node) ?? this.#readPicture(node) ?? this.#readParagraph(node)
      case 'list':
        return this.#readList(node, 1)
      case 'blockquote': {
        if (this.#hasMind) return this.#typed(node)
        this.#hasMind = true
        return { is: 'mind', blocks: node.children.map((child) => this.#readPlain(child, 1)) }
      }
      default:
        return this.#typed(node)
    }
  }

  /** What may stand in a list and in the box: paragraphs and lists. */
  #readPlain(node: RootContent, depth: number): Paragraph | List | Typed {
    if (node.type === 'paragraph') return this.#readParagraph(node)
    if (node.type === 'list' && depth <= deepestList) return this.#readList(node, depth)
    return this.#typed(node)
  }

  #readHeading(node: Extract<RootContent, { type: 'heading' }>): Block {
    const { depth, children } = node
    // A line of dashes under another makes a heading in CommonMark; nobody means it.
    const isMarked = this.#source(node).startsWith('#')
    if (!isMarked || (depth !== 2 && depth !== 3)) return this.#typed(node)
    const words = this.#readWords(children)
    return { is: 'heading', level: depth, id: this.#takeId(plainWords(words)), words }
  }

  /** An anchor of its own for each heading, apart from all others of the page. */
  #takeId(text: string): string {
    const slug = `about-${toSlug(text) || this.#ids.size + 1}`
    let id = slug
    for (let count = 2; this.#ids.has(id); count += 1) id = `${slug}-${count}`
    this.#ids.add(id)
    return id
  }

  #readParagraph(node: Extract<RootContent, { type: 'paragraph' }>): Paragraph {
    if (/\[\[[^\]]*\]\]/.test(this.#source(node))) this.#say(node, lonelyCard)
    return { is: 'paragraph', words: this.#readWords(node.children) }
  }

  #readCard(node: RootContent): Block | undefined {
    const [, slug] = cardMark.exec(this.#source(node).trim()) ?? []
    return slug === undefined ? undefined : { is: 'card', slug }
  }

  #readPicture(node: Extract<RootContent, { type: 'paragraph' }>): Block | undefined {
    const [image, ...others] = node.children
    if (others.length > 0 || image?.type !== 'image') return undefined
    const [, number] = pictureMark.exec(image.url) ?? []
    // Written otherwise, as with <> around it, it would not be found where pictures are moved or removed.
    if (number === undefined || !showsPicture(this.#source(node), Number(number))) return undefined
    return {
      is: 'picture',
      number: Number(number),
      shows: image.alt ?? '',
      caption: image.title ?? '',
    }
  }

  #readList(node: ListNode, depth: number): List {
    return {
      is: 'list',
      start: node.ordered ? (node.start ?? 1) : null,
      items: node.children.map((item) => this.#readItem(item, depth)),
    }
  }

  #readItem({ children }: ListItemNode, depth: number): ListItem {
    const [first, ...others] = children
    const isText = first?.type === 'paragraph'
    const below = isText ? others : children
    return {
      words: isText ? this.#readParagraph(first).words : [],
      below: below.map((child) => this.#readPlain(child, depth + 1)),
    }
  }

  #readWords(nodes: readonly PhrasingContent[]): Inline[] {
    const words = nodes.map((node) => this.#readInline(node))
    // Texts that follow each other are one.
    return words.reduce<Inline[]>((joined, word) => {
      const last = joined.at(-1)
      if (typeof word === 'string' && typeof last === 'string') {
        joined[joined.length - 1] = last + word
      } else joined.push(word)
      return joined
    }, [])
  }

  #readInline(node: PhrasingContent): Inline {
    if (node.type === 'text') return node.value
    // Two spaces at a line's end are seen by nobody.
    if (node.type === 'break' && !this.#source(node).startsWith('\\')) return '\n'
    if (node.type === 'strong') return { is: 'bold', words: this.#readWords(node.children) }
    if (node.type === 'link') {
      const to = node.title ? undefined : safeLink(node.url)
      if (to !== undefined) return { is: 'link', to, words: this.#readWords(node.children) }
      return this.#typed(node, link).text
    }
    return this.#typed(node).text
  }

  #typed(node: RootContent, message = elsewhere[node.type] ?? 'This is shown as typed.'): Typed {
    this.#say(node, message)
    return { is: 'typed', text: this.#source(node) }
  }

  /** Of a line each thing is said once. */
  #say({ position }: RootContent, message: string) {
    const line = position?.start.line ?? 1
    const isSaid = this.faults.some((fault) => fault.line === line && fault.message === message)
    if (!isSaid) this.faults.push({ line, message })
  }

  #source({ position }: RootContent): string {
    return this.#body.slice(position?.start.offset, position?.end.offset)
  }
}
