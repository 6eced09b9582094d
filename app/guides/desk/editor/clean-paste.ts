/**
 * Gives what was copied from a word processor or a web page as plain marks: headings, lists, bold and
 * links; all else of its looks is left out.
 */
export function marksOfHtml(html: string): string {
  // The page's policy lets no style in, not even into what is only read.
  const unstyled = html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/(\s)style(?=\s*=)/gi, '$1data-style')
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html')
  for (const unseen of body.querySelectorAll('script, meta, link, title, xml')) {
    unseen.remove()
  }
  return tidy(blocksOf(body))
}

/** Gives a plain text as it is copied from a chat, with its bold and bullets as marks. */
export function marksOfText(text: string): string {
  return tidy(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/(^|[\s(])\*(?!\s)([^*\n]*[^*\s])\*(?=$|[\s.,;:!?)।])/gm, '$1**$2**')
      .replace(/(^|[\s(])_(?!\s)([^_\n]*[^_\s])_(?=$|[\s.,;:!?)।])/gm, '$1$2')
      .replace(/^[ \t]*[•·▪◦–—][ \t]+/gm, '- '),
  )
}

function tidy(text: string): string {
  return (
    text
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      // Entries of a list stand close together.
      .replace(/^((?:-|\d+\.) .*)\n\n(?=(?:-|\d+\.) )/gm, '$1\n')
      .trim()
  )
}

const headings: Record<string, string> = { H1: '## ', H2: '## ', H3: '### ', H4: '### ' }

function blocksOf(parent: Node): string {
  let text = ''
  for (const child of parent.childNodes) {
    if (!(child instanceof Element)) {
      text += (child.textContent ?? '').replace(/\s+/g, ' ')
      continue
    }
    const { tagName } = child
    const heading = headings[tagName]
    if (heading) text += `\n\n${heading}${inline(child)}\n\n`
    else if (tagName === 'UL' || tagName === 'OL') text += `\n\n${listOf(child)}\n\n`
    else if (tagName === 'P') text += `\n\n${paragraphOf(child)}\n\n`
    else if (tagName === 'DIV' || tagName === 'SECTION' || tagName === 'ARTICLE') {
      text += `\n\n${blocksOf(child)}\n\n`
    } else if (child.querySelector('p, div, ul, ol, h1, h2, h3, h4')) text += blocksOf(child)
    else if (tagName === 'TABLE') text += `\n\n${rowsOf(child)}\n\n`
    else text += inlineOf(child)
  }
  return text
}

/** Word writes lists as paragraphs that begin with their sign. */
function paragraphOf(paragraph: Element): string {
  const text = inline(paragraph)
  if (!/mso-list/.test(paragraph.getAttribute('data-style') ?? '')) return text
  return text.replace(/^[·•o§\-–][ \u00a0]+/, '- ').replace(/^(\d+)[.)][ \u00a0]+/, '$1. ')
}

/** A list in an entry is set in below its words. Google Docs puts it behind the entry. */
function listOf(list: Element, before = ''): string {
  let count = 0
  let within = before
  const lines: string[] = []
  for (const child of list.children) {
    if (isList(child)) lines.push(listOf(child, within))
    if (child.tagName !== 'LI') continue
    count += 1
    const sign = list.tagName === 'OL' ? `${count}. ` : '- '
    within = before + ' '.repeat(sign.length)
    lines.push(`${before}${sign}${inline(child)}`)
    for (const below of child.children) if (isList(below)) lines.push(listOf(below, within))
  }
  return lines.join('\n')
}

function isList(node: Node): boolean {
  return /^[UO]L$/.test(node.nodeName)
}

/** A table is a line for each row. */
function rowsOf(table: Element): string {
  const rows = [...table.querySelectorAll('tr')]
  return rows.map((row) => [...row.children].map(inline).join(' ')).join('\n')
}

function inline(parent: Element): string {
  const words = [...parent.childNodes].map((node) => (isList(node) ? '' : inlineOf(node)))
  return words.join('').replace(/ +/g, ' ').trim()
}

function inlineOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (node.tagName === 'BR') return '\n'
  const words = [...node.childNodes].map(inlineOf).join('')
  if (words.trim() === '') return words
  const address = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : ''
  if (/^(https|mailto|tel):/.test(address)) return `[${words.trim()}](${address})`
  const [, weight = ''] = /font-weight:\s*(\w+)/.exec(node.getAttribute('data-style') ?? '') ?? []
  // Google Docs wraps all that it gives in a <b> of no weight.
  const isBold = /^(B|STRONG)$/.test(node.tagName) ? weight !== 'normal' : Number(weight) >= 600
  const isAlone = !words.includes('**') && node.closest('h1, h2, h3, h4') === null
  return isBold && isAlone ? words.replace(/^(\s*)([\s\S]*?)(\s*)$/, '$1**$2**$3') : words
}
