import { describe, expect, test } from 'vitest'
import type { Language } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import { type Month, type MonthsFact, months, type PlantFacts } from './facts.ts'
import { lineInWords } from './month-line.ts'
import { monthsFrom, monthsInWords } from './months.ts'
import { listMonths, monthBits } from './shown-months.ts'

const at = (...places: number[]) => places.flatMap((place) => months[place - 1] ?? [])

describe('months in words', () => {
  test.each<[Month[], string]>([
    [at(), ''],
    [at(7), 'July'],
    [at(6, 7, 8), 'June to August'],
    [at(1, 2, 6, 11, 12), 'June, November to February'],
    [at(1, 12), 'December to January'],
    [at(2, 4, 6), 'February, April, June'],
    [at(1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12), 'August to June'],
    [[...months], 'All year'],
  ])('%j are %j', (said, words) => {
    expect(monthsInWords(said, 'en')).toBe(words)
  })

  test.each<[Language, string, string]>([
    ['hi', 'नवंबर से जून', 'साल भर'],
    ['mr', 'नोव्हेंबर ते जून', 'वर्षभर'],
  ])('are said in the page’s language: %s', (language, words, all) => {
    expect(monthsInWords(at(1, 2, 3, 4, 5, 6, 11, 12), language)).toBe(words)
    expect(monthsInWords(months, language)).toBe(all)
  })

  test.each<[Language, string, string]>([
    ['hi', 'जून (भारत में ज़्यादातर जगह)', 'जून (महाराष्ट्र)'],
    ['mr', 'जून (भारतात बहुतेक ठिकाणी)', 'जून (महाराष्ट्र)'],
    ['en', 'June (Most of India)', 'June (Maharashtra)'],
  ])(
    'are said with where they hold, as the catalogue of a new shop has it: %s',
    (language, ...words) => {
      const line = (region: string) => {
        const fact = { sow: at(6), plant: [], flower: [], region, source: 'a list' }
        return lineInWords({ act: 'sow', months: fact.sow, fact }, language)
      }
      expect([line('Most of India'), line('Maharashtra')]).toEqual(words)
      // What an owner wrote stays English; no property that every object has is one of our words.
      for (const own of ['Around Pune', 'constructor']) {
        expect(plainText(line(own))).toContain(`(${own})`)
      }
    },
  )

  test('go from one to another over the year’s end', () => {
    expect(monthsFrom('November', 'February')).toEqual(at(11, 12, 1, 2))
    expect(monthsFrom('May', 'May')).toEqual(at(5))
    expect(monthsFrom('May', 'April')).toHaveLength(12)
  })
})

describe('what visitors see of months', () => {
  const fact = (said: Partial<MonthsFact>): PlantFacts => ({
    months: { sow: [], plant: [], flower: [], region: '', source: 'a list', ...said },
  })
  const product = (plant: PlantFacts, ...inside: PlantFacts[]) => ({
    kind: 'plant' as const,
    plant,
    signs: [],
    youGet: [],
    contains: inside.map((facts, place) => ({ name: `Plant ${place}`, facts })),
  })

  test('is what has a source', () => {
    const sown = product(fact({ sow: at(6), flower: at(1, 12) }))
    expect(listMonths(sown).map(({ act }) => act)).toEqual(['sow', 'flower'])
    expect(monthBits(sown)).toEqual({ sow: 32, plant: 0, flower: 2049 })
    const unsourced = product(fact({ sow: at(6), source: '' }))
    expect(listMonths(unsourced)).toEqual([])
    expect(monthBits(unsourced)).toEqual({ sow: 0, plant: 0, flower: 0 })
    expect(listMonths(product({}))).toEqual([])
  })

  test('is said of each plant of a packet', () => {
    const packet = product({}, fact({ sow: at(1) }), {}, fact({ sow: at(2), flower: at(3) }))
    expect(listMonths(packet).map(({ act, inside }) => [act, inside?.name])).toEqual([
      ['sow', 'Plant 0'],
      ['sow', 'Plant 2'],
      ['flower', 'Plant 2'],
    ])
    expect(monthBits(packet)).toEqual({ sow: 3, plant: 0, flower: 4 })
  })
})
