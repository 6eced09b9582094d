import commonmark from 'commonmark-spec'
import { describe, expect, test } from 'vitest'
import { findBodyFault } from './body-fault.ts'
import { type Block, type Inline, plainWords } from './marks.ts'
import { parseMarks, splitParts } from './parse-marks.ts'
import { safeLink } from './safe-link.ts'

const read = (body: string) => parseMarks(body).blocks
const saysOf = (body: string) =>
  parseMarks(body).faults.map(({ line, message }) => `${line}: ${message}`)

describe('a guide’s marks', () => {
  test('are headings, paragraphs, lists and numbered steps, bold and links', () => {
    const body = [
      '## Feel the soil first',
      'Put a **finger** in, or [ask us](/contact).',
      '- dry\n- damp\n  1. wait\n  2. feel',
      '3. three\n4. four',
      '### By the window',
    ].join('\n\n')
    expect(parseMarks(body)).toEqual({
      faults: [],
      named: [],
      blocks: [
        {
          is: 'heading',
          level: 2,
          id: 'about-feel-the-soil-first',
          words: ['Feel the soil first'],
        },
        {
          is: 'paragraph',
          words: [
            'Put a ',
            { is: 'bold', words: ['finger'] },
            ' in, or ',
            { is: 'link', to: '/contact', words: ['ask us'] },
            '.',
          ],
        },
        {
          is: 'list',
          start: null,
          items: [
            { words: ['dry'], below: [] },
            {
              words: ['damp'],
              below: [
                {
                  is: 'list',
                  start: 1,
                  items: [
                    { words: ['wait'], below: [] },
                    { words: ['feel'], below: [] },
                  ],
                },
              ],
            },
          ],
        },
        {
          is: 'list',
          start: 3,
          items: [
            { words: ['three'], below: [] },
            { words: ['four'], below: [] },
          ],
        },
        { is: 'heading', level: 3, id: 'about-by-the-window', words: ['By the window'] },
      ],
    })
  })

  test('are pictures with a caption, plant cards, and one box of what to mind', () => {
    const body = [
      '![A pot](picture-2 "In May.")',
      '[[snake-plant]]',
      '> **Mind the ants.** They carry seed away.',
    ].join('\n\n')
    expect(parseMarks(body)).toEqual({
      faults: [],
      named: [
        { line: 1, is: 'picture', number: 2 },
        { line: 3, is: 'card', slug: 'snake-plant' },
      ],
      blocks: [
        { is: 'picture', number: 2, shows: 'A pot', caption: 'In May.' },
        { is: 'card', slug: 'snake-plant' },
        {
          is: 'mind',
          blocks: [
            {
              is: 'paragraph',
              words: [{ is: 'bold', words: ['Mind the ants.'] }, ' They carry seed away.'],
            },
          ],
        },
      ],
    })
  })

  test('tell every picture and card that is shown, however it is written, and none that is only typed', () => {
    const body = ' ![a [large] pot\nin May](picture-9)\n\n   [[fern]]\n\n~~~\n[[moss]]\n~~~'
    expect(parseMarks(body).named).toEqual([
      { line: 1, is: 'picture', number: 9 },
      { line: 4, is: 'card', slug: 'fern' },
    ])
  })

  test('give headings of the same words anchors of their own, in any script', () => {
    const ids = read('## Sow\n\n## Sow\n\n## बुवाई\n\n## रोपाई\n\n## விதை').map((block) =>
      block.is === 'heading' ? block.id : '',
    )
    expect(ids).toEqual(['about-sow', 'about-sow-2', 'about-buvai', 'about-ropai', 'about-5'])
  })

  test.each([
    ['<b>bold</b>', '1: HTML is shown as typed.'],
    ['# Title', '1: A heading begins with ## or ###, and stands in no list.'],
    ['Words\n-----', '1: A heading begins with ## or ###, and stands in no list.'],
    ['a\n\n`code`', '3: Code is shown as typed.'],
    ['*one star*', '1: One star marks nothing: bold is two on each side.'],
    [
      '> one\n\ntwo\n\n> three',
      '5: A text has one Mind box, and nothing but paragraphs and lists around it.',
    ],
    ['Look: [[snake-plant]]', '1: A plant card stands alone in its paragraph, as [[snake-plant]].'],
    [
      '![a](https://example.com/a.png)',
      '1: A picture stands alone in its paragraph, as ![what it shows](picture-1).',
    ],
    // Where pictures are moved and removed, these would not be found.
    ...['![a](<picture-1>)', '![a]( picture-1 )', '![a](picture&#45;1)'].map(
      (body): [string, string] => [
        body,
        '1: A picture stands alone in its paragraph, as ![what it shows](picture-1).',
      ],
    ),
    [
      '[a](http://example.com)',
      '1: A link leads to https:, mailto: or tel:, or to a page of this site as /guides.',
    ],
    ['- a\n  - b\n    - c\n      - d', '4: Lists stand in lists three deep at most.'],
  ])('%j is shown as typed, and said', (body, ...faults) => {
    expect(saysOf(body)).toEqual(faults)
    expect(typedText(read(body))).toContain(
      body
        .split(/\n\n|^ +/m)
        .at(-1)
        ?.trim(),
    )
  })

  test('are read as parts, and put together again say the same', () => {
    const body = '## One\n\nTwo\nlines\n\n- a\n- b\n\n\n\n> mind'
    expect(splitParts(body)).toEqual(['## One', 'Two\nlines', '- a\n- b', '> mind'])
    expect(read(splitParts(body).join('\n\n'))).toEqual(read(body))
  })
})

describe('links', () => {
  test.each([
    'https://example.com/a',
    'mailto:a@b.example',
    'tel:+919820000000',
    '/product/x?a=1#b',
  ])('%s may stand in a guide', (address) => expect(safeLink(address)).toBe(address))

  test.each([
    'http://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/\t/[',
    'example.com',
    '#top',
    '',
    'https://',
  ])('%j may not', (address) => expect(safeLink(address)).toBeUndefined())
})

describe('whatever is typed', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](java&#x73;cript:alert(1))',
    '[x](</&Tab;/[>)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
    '[![x](picture-1)](https://example.com)',
    '[a](https://example.com "onclick=alert(1)")',
    '<svg/onload=alert(1)>',
  ]
  const examples = commonmark.tests.map(({ markdown }) => markdown.replaceAll('→', '\t'))

  test.each([
    ['of CommonMark’s own examples', examples],
    ['hostile', hostile],
  ])('%s becomes nothing but our blocks, with safe links, and loses no word', (_, bodies) => {
    expect(bodies.length).toBeGreaterThan(9)
    for (const body of bodies) {
      const { blocks, faults } = parseMarks(body)
      for (const link of listLinks(blocks)) expect(safeLink(link)).toBe(link)
      const isWhole = !JSON.stringify(blocks).includes('"typed"') || faults.length > 0
      expect(isWhole, body).toBe(true)
      const shown = lettersOf(typedText(blocks))
      // What entities, escapes and addresses say is written otherwise, and a picture's is its own.
      const plain = body.replace(/&[^;\s]+;|\]\([^)]*\)|\]: .*|<[^>]*>|^ {0,3}\d+[.)]/gm, ' ')
      let at = -1
      for (const letter of lettersOf(plain)) {
        at = shown.indexOf(letter, at + 1)
        expect(at, body).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('a text that can’t be kept is refused in a moment and in words', () => {
  test.each([
    ['1 MB', 'a '.repeat(500_000), 'The text is too long: at most 16,000 characters'],
    ['too many lines', 'a\n'.repeat(1_001), 'The text has 1,002 lines'],
    ['400 pictures', '![a](picture-1)\n\n'.repeat(400), 'The text shows more than 40 pictures.'],
    ['a list 10,000 deep', `${'- '.repeat(10_000)}x`, 'The text is too long'],
    ['a list as deep as its length allows', `${'- '.repeat(7_999)}x`, 'Line 1 is set in too far'],
    ['quotes 10,000 deep', `${'>'.repeat(10_000)}x`, 'Line 1 is set in too far'],
    ['a list set in further with each line', deepList(120), 'is set in too far'],
    ['brackets never closed', '['.repeat(3_000), 'The text has more than 2,000 brackets'],
    ['stars never closed', '*a '.repeat(3_000), 'The text has more than 2,000 brackets'],
    ['comments never closed', `a ${'<!--'.repeat(3_900)}`, 'more than 100 comments of HTML'],
    ['instructions never closed', `a ${'<?'.repeat(3_900)}`, 'more than 100 comments of HTML'],
    [
      'text that is turned round',
      'a\n\u202Egnp.exe',
      'Line 2: It has an invisible sign that turns',
    ],
    ['an isolate', 'a\u2067b', 'Line 1: It has an invisible sign that turns'],
    ['a control sign', 'a\u0000b', 'Line 1: It has an invisible control sign'],
  ])('%s', (_, body, fault) => expect(findBodyFault(body)).toContain(fault))

  test('while letters of Devanagari that are joined or kept apart may stand', () => {
    expect(findBodyFault('क्‍ष र्‌य\tनमस्ते')).toBeUndefined()
  })
})

function deepList(depth: number) {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')
}

function lettersOf(text: string): string[] {
  return text.match(/\p{L}/gu) ?? []
}

/** All text of a guide, with marks that are shown as typed. */
function typedText(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n')
}

function textOf(block: Block): string {
  switch (block.is) {
    case 'typed':
      return block.text
    case 'heading':
    case 'paragraph':
      return plainWords(block.words)
    case 'picture':
      return `${block.shows} ${block.caption}`
    case 'card':
      return block.slug
    case 'mind':
      return block.blocks.map(textOf).join('\n')
    case 'list':
      return block.items
        .map(({ words, below }) => [plainWords(words), ...below.map(textOf)].join('\n'))
        .join('\n')
  }
}

function listLinks(value: Block | Inline | readonly (Block | Inline)[]): string[] {
  return [...JSON.stringify(value).matchAll(/"is":"link","to":("(?:[^"\\]|\\.)*")/g)].map(
    ([, address = '""']) => JSON.parse(address),
  )
}
