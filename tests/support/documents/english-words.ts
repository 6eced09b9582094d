/** A piece of a page that somebody reads or hears, with the language that its element says. */
interface Said {
  /** The landmark in which it stands: header, main, footer, aside, or head. */
  where: string
  language: string
  text: string
}

const spokenAttributes = /\b(aria-label|alt|placeholder|title|content)="([^"]*)"/g
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z0-9]+)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi
const landmarks = ['head', 'header', 'main', 'footer', 'aside']

/** Reads what is said on a page that React wrote: its texts, and the attributes that are read out. */
export function listSaid(html: string): Said[] {
  const said: Said[] = []
  const open = [{ name: '', language: '', where: '' }]
  for (const [whole, script, closing, name, attributes = '', empty] of html.matchAll(token)) {
    const inside = open.at(-1) ?? { name: '', language: '', where: '' }
    if (script || whole.startsWith('<!')) continue
    if (name === undefined) {
      if (whole.trim()) said.push({ ...inside, text: whole.trim() })
      continue
    }
    if (closing) {
      const at = open.findLastIndex((element) => element.name === name)
      if (at > 0) open.length = at
      continue
    }
    const language = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? inside.language
    const where = landmarks.includes(name) ? name : inside.where
    if (
      name !== 'meta' ||
      /(name|property)="(description|og:title|og:description)"/.test(attributes)
    ) {
      for (const [, , text = ''] of attributes.matchAll(spokenAttributes)) {
        said.push({ where, language, text })
      }
    }
    if (!empty && name !== 'meta' && name !== 'link') open.push({ name, language, where })
  }
  return said
}

/** Names, addresses, numbers and units that are the same in every language, and what a visitor typed. */
const names =
  /Aangan Nursery|WhatsApp|Facebook|Instagram|YouTube|LinkedIn|ASPCA|JavaScript|\bIP\b|\bMB\b|“[^”]*”|\b[\w.]+@[\w.]+\b|https?:\S+|\bAN-[0-9A-Z]{8}\b|\b[0-9a-f]{8}-[0-9a-f]{4}\b|&\w+;/g

/**
 * Lists what a page says in Latin letters without saying that it is English or Latin, by landmark. Texts may
 * hold the names in `known`, such as a product's in a label, which can't say its language.
 */
export function listEnglishWords(html: string, known: readonly string[] = []): string[] {
  const longestFirst = [...known].sort((a, b) => b.length - a.length)
  return listSaid(html).flatMap(({ where, language, text }) => {
    if (language.startsWith('en') || language === 'la') return []
    const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ''), text)
    return /[A-Za-z]{2,}/.test(rest.replace(names, '')) ? [`${where}: ${text.slice(0, 80)}`] : []
  })
}
