import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { readCatalogue } from '#app/catalogue/files/read-catalogue.server.ts'
import { textIn } from '#app/guides/guide.ts'
import { takeInShort } from '#app/guides/marks/in-short.ts'
import { type Block, type Inline, plainWords } from '#app/guides/marks/marks.ts'
import { parseMarks } from '#app/guides/marks/parse-marks.ts'
import * as shopPaths from '#app/paths/shop-paths.ts'
import { type Language, languages, localeOf } from '#languages/language.ts'
import { listAbsentProducts, readGuides } from './read-guides.server.ts'

/** What the guides call the plants of the catalogue, and those in its packets, in the languages' order. */
const called: Record<string, readonly [string, string, string]> = {
  tulsi: ['tulsi', 'तुलसी', 'तुळस'],
  'mogra-jasmine': ['mogra', 'मोगरा', 'मोगरा'],
  adenium: ['adenium', 'एडेनियम', 'अडेनियम'],
  'fiddle-leaf-fig': ['fiddle leaf fig', 'फ़िडल लीफ़ फ़िग', 'फिडल लीफ फिग'],
  'aloe-vera': ['aloe', 'एलोवेरा', 'कोरफड'],
  'dwarf-lemon': ['lemon', 'नींबू', 'लिंब'],
  'snake-plant': ['snake plant', 'स्नेक प्लांट', 'स्नेक प्लांट'],
  'areca-palm': ['areca palm', 'अरेका पाम', 'अरेका पाम'],
  monstera: ['monstera', 'मॉन्स्टेरा', 'मॉन्स्टेरा'],
  'money-plant': ['money plant', 'मनी प्लांट', 'मनी प्लांट'],
  'peace-lily': ['peace lily', 'पीस लिली', 'पीस लिली'],
  'zz-plant': ['zz plant', 'ज़ीज़ी प्लांट', 'झीझी प्लांट'],
  'rubber-plant': ['rubber plant', 'रबर प्लांट', 'रबर प्लांट'],
  bougainvillea: ['bougainvillea', 'बोगनवेलिया', 'बोगनवेल'],
  hibiscus: ['hibiscus', 'गुड़हल', 'जास्वंद'],
  'corporate-jade': ['jade', 'जेड प्लांट', 'जेड प्लांट'],
  'lucky-bamboo': ['lucky bamboo', 'लकी बैम्बू', 'लकी बांबू'],
  'ficus-bonsai': ['ficus bonsai', 'फ़ाइकस बोनसाई', 'फायकस बोन्साय'],
  'succulent-trio': ['succulents', 'रसीले पौधे', 'सकुलंट'],
  'desk-terrarium': ['terrarium', 'टेरारियम', 'टेरारियम'],
  Marigold: ['marigold', 'गेंद', 'झेंडू'],
  Petunia: ['petunia', 'पेटूनिया', 'पेटुनिया'],
  Zinnia: ['zinnia', 'ज़िनिया', 'झिनिया'],
  Okra: ['okra', 'भिंडी', 'भेंडी'],
  Brinjal: ['brinjal', 'बैंगन', 'वांग'],
  Chilli: ['chilli', 'मिर्च', 'मिरची'],
  Tomato: ['tomato', 'टमाटर', 'टोमॅटो'],
  Capsicum: ['capsicum', 'शिमला मिर्च', 'ढोबळी मिरची'],
}

interface Facts {
  light?: { is: string; alsoGood?: string[] }
  waterRule?: { is: string }
  summerDays?: Span
  winterDays?: Span
  height?: Span
  pets?: { is: string }
  months?: { sow?: Month[] }
}

interface Span {
  from: number
  to: number
}

const factsOf = readFacts()
const { guides } = await readGuides('catalogue-data')
const { files } = await readCatalogue('catalogue-data')

describe.each(languages)('the guides in %s', (language) => {
  test('call safe for pets what the catalogue calls safe, and nothing else', () => {
    const [, safe = [], unsafe = []] = sectionsOf('plants-and-pets', language)
    const namedSafe = boldPlants(safe, language)
    expect(namedSafe).toEqual(['Petunia', 'Zinnia', 'areca-palm', 'mogra-jasmine'])
    for (const plant of namedSafe)
      expect([plant, factsOf[plant]?.pets?.is]).toEqual([plant, 'safe'])
    const namedUnsafe = boldPlants(unsafe, language)
    expect(namedUnsafe).toHaveLength(13)
    for (const plant of namedUnsafe) {
      expect([plant, factsOf[plant]?.pets?.is]).toEqual([
        plant,
        expect.stringMatching(/^(mildly-)?toxic$/),
      ])
    }
  })

  test('water as deep and as often as the catalogue says', () => {
    const [, how = [], , summer = [], , winter = []] = sectionsOf('watering-by-season', language)
    const depths = spansIn(how, language)
    expect(depths).toHaveLength(5)
    for (const { plant, from, to } of depths) {
      expect(`${plant}: ${factsOf[plant]?.waterRule?.is}`).toContain(`${from} to ${to} cm`)
    }
    for (const [season, blocks] of [
      ['summerDays', summer.slice(0, 1)],
      ['winterDays', winter.slice(0, 1)],
    ] as const) {
      const spans = spansIn(blocks, language)
      expect(spans.length).toBeGreaterThan(2)
      for (const { plant, from, to } of spans) {
        const days = factsOf[plant]?.[season]
        const isWithin = days && days.from <= from && to <= days.to
        expect([plant, season, from, to, isWithin]).toEqual([plant, season, from, to, true])
      }
    }
  })

  test('put plants in the light that the catalogue gives them, and as tall', () => {
    const [, , sun = [], bright = [], low = [], room = []] = sectionsOf('plants-by-light', language)
    for (const [light, blocks, count] of [
      ['sun', sun, 13],
      ['bright', bright, 8],
      ['low', low, 5],
    ] as const) {
      const plants = boldPlants(blocks, language)
      expect([light, plants.length]).toEqual([light, count])
      for (const plant of plants) {
        const { is = '', alsoGood = [] } = factsOf[plant]?.light ?? {}
        const lights = light === 'low' ? alsoGood : [is]
        expect([plant, lights.includes(light)]).toEqual([plant, true])
      }
    }
    const tall = spansIn(room, language)
    expect(tall).toHaveLength(10)
    for (const { plant, from, to } of tall) {
      expect([plant, factsOf[plant]?.height]).toEqual([
        plant,
        expect.objectContaining({ from, to }),
      ])
    }
  })

  test('sow in the months that the catalogue names', () => {
    const [, , when = []] = sectionsOf('sowing-our-seed-mixes', language)
    const items = itemsOf(when)
    expect(items).toHaveLength(7)
    for (const item of items) {
      const [plant = ''] = plantsIn(boldIn(item).join(), language)
      const [own = ''] = plainWords(item).split(/[;.।]/)
      const sown = factsOf[plant]?.months?.sow ?? []
      expect([plant, monthsIn(own, language)]).toEqual([
        plant,
        // The guide says apart where Maharashtra begins earlier.
        plant === 'Okra' ? sown.filter((month) => month !== 'January') : sown,
      ])
    }
  })

  test('say in short what their texts say', () => {
    const named = guides.map(({ edit: { slug } }) => {
      const { inShort, blocks } = takeInShort(parseMarks(getText(slug, language).body).blocks)
      const short = inShort.map(({ label, words }) => `${label}: ${plainWords(words)}`).join('. ')
      const text = linesOf(blocks).map(plainWords).join('\n')
      const numbers = short.match(/\d+/g) ?? []
      const said = new Set(text.match(/\d+/g))
      expect([slug, numbers.filter((number) => !said.has(number))]).toEqual([slug, []])
      const plants = plantsIn(short, language)
      const told = plantsIn(text, language)
      expect([slug, plants.filter((plant) => !told.includes(plant))]).toEqual([slug, []])
      return [slug, inShort.length, plants.length, numbers.length]
    })
    expect(named).toEqual([
      ['plants-and-pets', 4, 5, 0],
      ['plants-by-light', 4, 7, 0],
      ['soil-compost-and-fertilizer', 4, 0, expect.any(Number)],
      ['sowing-our-seed-mixes', 4, 3, 7],
      ['watering-by-season', 4, 1, 4],
    ])
  })

  test('name what is in each packet', () => {
    const [, packets = []] = sectionsOf('sowing-our-seed-mixes', language)
    const inside = itemsOf(packets).map((item) => plantsIn(plainWords(item), language))
    expect(inside).toEqual([
      ['Marigold'],
      ['Petunia', 'Zinnia'],
      ['Brinjal', 'Chilli', 'Okra'],
      ['Capsicum', 'Tomato'],
    ])
  })
})

test('every guide names products that are there, and nobody as its author, is written in each language, and links to pages', () => {
  const slugs = files.flatMap(({ products }) => products.map(({ slug }) => slug))
  expect(listAbsentProducts(guides, new Set(slugs))).toEqual([])
  const paths = new Set<unknown>(Object.values(shopPaths))
  for (const { edit, products, notes } of guides) {
    expect(notes).toEqual([])
    expect([edit.slug, products.length > 0, edit.sources.length > 0, edit.author]).toEqual([
      edit.slug,
      true,
      true,
      '',
    ])
    for (const language of languages) {
      const { body } = getText(edit.slug, language)
      const words = body.split(/\s+/).length
      expect([edit.slug, language, words > 340 && words < 700]).toEqual([edit.slug, language, true])
      for (const [, to] of body.matchAll(/\]\((\/[^)]*)\)/g)) expect(paths).toContain(to)
    }
  }
  expect(guides).toHaveLength(5)
})

function getText(slug: string, language: Language) {
  const guide = guides.find(({ edit }) => edit.slug === slug)
  const text = guide && textIn({ ...guide.edit, products: [] }, language)
  if (!text) throw new Error(`${slug} is not written in ${language}`)
  return text
}

/** Gives the blocks before the first heading, then those below each. */
function sectionsOf(slug: string, language: Language): Block[][] {
  const sections: Block[][] = [[]]
  for (const block of parseMarks(getText(slug, language).body).blocks) {
    if (block.is === 'heading') sections.push([])
    else sections.at(-1)?.push(block)
  }
  return sections
}

function itemsOf(blocks: readonly Block[]): (readonly Inline[])[] {
  return blocks.flatMap((block) =>
    block.is === 'list' ? block.items.map(({ words }) => words) : [],
  )
}

function linesOf(blocks: readonly Block[]): (readonly Inline[])[] {
  return blocks.flatMap((block) => (block.is === 'paragraph' ? [block.words] : itemsOf([block])))
}

function boldIn(words: readonly Inline[]): string[] {
  return words.flatMap((word) =>
    typeof word === 'object' && word.is === 'bold' ? [plainWords(word.words)] : [],
  )
}

function boldPlants(blocks: readonly Block[], language: Language): string[] {
  return plantsIn(linesOf(blocks).flatMap(boldIn).join('. '), language)
}

function plantsIn(text: string, language: Language): string[] {
  const place = languages.indexOf(language)
  let rest = text.toLowerCase()
  // The longest first: one plant's name is in another's.
  const names = Object.entries(called).map(([plant, all]) => [plant, all[place] ?? ''] as const)
  names.sort(([, a], [, b]) => b.length - a.length)
  const found = names.flatMap(([plant, name]) => {
    if (!rest.includes(name)) return []
    rest = rest.replaceAll(name, '')
    return [plant]
  })
  return found.sort()
}

/** Gives each span of numbers in the lines, with the plants named before it since the last one. */
function spansIn(blocks: readonly Block[], language: Language) {
  const spans: { plant: string; from: number; to: number }[] = []
  for (const line of linesOf(blocks)) {
    const text = plainWords(line)
    let reached = 0
    let plants: string[] = []
    for (const match of text.matchAll(/(\d+)(?: to | से | ते )(\d+)/g)) {
      const named = plantsIn(text.slice(reached, match.index), language)
      if (named.length > 0) plants = named
      reached = match.index + match[0].length
      for (const plant of plants)
        spans.push({ plant, from: Number(match[1]), to: Number(match[2]) })
    }
  }
  return spans
}

/** Gives the months that a text names, those between two of them as well, January first. */
function monthsIn(text: string, language: Language): Month[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long' })
  const names = months.map((_, month) => format.format(new Date(2026, month)))
  const found = new Set<Month>()
  const name = names.join('|')
  for (const [, first = '', last = first] of text.matchAll(
    new RegExp(`(${name})(?:(?: to | से | ते )(${name}))?`, 'g'),
  )) {
    for (const month of months.slice(names.indexOf(first), names.indexOf(last) + 1))
      found.add(month)
  }
  return months.filter((month) => found.has(month))
}

function readFacts(): Record<string, Facts> {
  const facts: Record<string, Facts> = {}
  for (const file of readdirSync('catalogue-data')) {
    if (!file.endsWith('.yaml')) continue
    const { products } = parse(readFileSync(`catalogue-data/${file}`, 'utf8'))
    for (const product of products) {
      facts[product.slug] = product.facts
      for (const inside of product.contains ?? []) facts[inside.name] = inside.facts
    }
  }
  return facts
}
