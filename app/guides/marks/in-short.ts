import { type Block, type Inline, plainWords } from './marks.ts'

/** One of the few facts that a guide comes to. */
export interface ShortFact {
  label: string
  words: readonly Inline[]
}

const fewest = 3
const most = 6

/**
 * Takes *In short* out of a text: a list before the first heading, of three to six entries that each begin
 * with words in bold. Gives its facts, none where there is no such list, and what is left of the text.
 */
export function takeInShort(blocks: readonly Block[]): {
  inShort: readonly ShortFact[]
  blocks: readonly Block[]
} {
  for (const block of blocks) {
    if (block.is === 'heading') break
    const inShort = block.is === 'list' && block.start === null ? block.items.flatMap(readFact) : []
    if (block.is !== 'list' || inShort.length !== block.items.length) continue
    if (inShort.length < fewest || inShort.length > most) continue
    return { inShort, blocks: blocks.filter((one) => one !== block) }
  }
  return { inShort: [], blocks }
}

type Entry = Extract<Block, { is: 'list' }>['items'][number]

function readFact({ words: [bold, ...others], below }: Entry): ShortFact[] {
  if (typeof bold !== 'object' || bold.is !== 'bold' || below.length > 0) return []
  const label = plainWords(bold.words)
    .replace(/[:.]\s*$/, '')
    .trim()
  const [first, ...rest] = others
  const words = typeof first === 'string' ? [first.replace(/^[:\s]+/, ''), ...rest] : others
  return label === '' || plainWords(words).trim() === '' ? [] : [{ label, words }]
}
