import { describe, expect } from 'vitest'
import { findSearchResults } from '#app/search/search-results.server.ts'
import type { Language } from '#languages/language.ts'
import { createMemory } from '#server/watching/memory.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { fitsTerm, tellingWords } from './fits-term.ts'

async function openSearch() {
  const db = await openTestCatalogue()
  const config = { prices: { areShown: false }, isSeasonShown: true, areGuidesShown: false }
  const app = { db, config, memory: createMemory(db) }
  return (query: string, language?: Language) => findSearchResults(app, { query }, language)
}

test.each([
  ['बीज', 'Desi Flower Seeds'],
  ['खडे', 'Polished White Pebbles'],
  ['कृत्रिम', 'Artificial Green Wall'],
  ['मनी प्लांट', 'Money Plant'],
])('%j is in names that people say', async (query, name) => {
  const { byAlias } = await (await openSearch())(query)
  expect(byAlias.map((found) => found.name)).toContain(name)
})

describe('a search for no name', () => {
  test.each<[string, string[]]>([
    ['fertilizer', ['Fertilizers']],
    ['fertiliser', ['Fertilizers']],
    ['fertlizers', ['Fertilizers']],
    ['बियाणे', ['Flower Seeds', 'Vegetable Seeds']],
    ['शोभेचे', ['Pebbles']],
    ['indoor plants', ['Indoor Plants', 'Inside']],
    ['low light plants', ['Low light']],
    ['pet safe', ['Pet safe']],
    ['pet friendly', ['Pet safe']],
    ['flowering', ['Outdoor Plants', 'Flower Seeds', 'Months of flowering']],
    ['फूल देने वाले', ['Months of flowering']],
    ['फुलणारी रोपे', ['Months of flowering']],
    ['कम रोशनी', ['Low light']],
    ['कमी प्रकाश', ['Low light']],
    ['indoor plant for bedroom', ['Inside']],
    ['sabji ke beej', ['Vegetable Seeds']],
    ['indore plants', ['Indoor Plants']],
    ['indoor plants under 200', ['Indoor Plants', 'Inside']],
    ['बागेसाठी रोपे', ['Garden', 'Gardening Tools']],
    ['गच्चीवर', ['Balcony']],
    ['बगीचे के लिए', ['Garden']],
    ['bonsai juniper', []],
    ['indoor%', []],
  ])('%j names %j', async (query, labels) => {
    const { exact, byAlias, topics } = await (await openSearch())(query)
    expect([...exact, ...byAlias]).toEqual([])
    expect(topics.map(({ label }) => label)).toEqual(labels)
    expect(topics.every(({ products }) => products.length > 0)).toBe(true)
    const cards = topics.flatMap(({ products }) => products)
    expect(cards.filter(({ description }) => !description)).toEqual([])
  })

  test('is understood as whole words before what only begins so: compost, then pebbles', async () => {
    const { topics } = await (await openSearch())('khad')
    expect(topics.map(({ label }) => label)).toEqual(['Fertilizers', 'Pebbles'])
  })

  test('has each product once, those of names before those of categories and facts', async () => {
    const { exact, byAlias, topics } = await (await openSearch())('plant')
    const ids = [...exact, ...byAlias, ...topics.flatMap(({ products }) => products)]
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    expect(exact.length + byAlias.length).toBe(6)
    expect(topics.map(({ label }) => label)).toEqual([
      'Indoor Plants',
      'Outdoor Plants',
      'Artificial Plants Decoration',
    ])
  })

  test('never calls anything safe for pets that no listing names', async () => {
    const { topics } = await (await openSearch())('pet safe')
    expect(topics.flatMap(({ products }) => products.map(({ name }) => name))).toEqual([
      'Mogra Jasmine',
      'Areca Palm',
    ])
  })
})

test('only plants of which somebody says when they flower are found so', async () => {
  const search = await openSearch()
  const found = async () => {
    const { topics } = await search('फूलने वाले पौधे', 'hi')
    return topics.map(({ label, products }) => [label, products.map(({ name }) => name)])
  }
  expect(await found()).toEqual([['फूलने के महीने', ['Mogra Jasmine', 'Bougainvillea']]])
})

test('names of the page’s own language are names there, and other names elsewhere', async () => {
  const search = await openSearch()
  for (const [query, language, name] of [
    ['तुळस', 'mr', 'Holy Basil (Tulsi)'],
    ['एलोवेरा', 'hi', 'Aloe Vera'],
  ] as const) {
    expect((await search(query, language)).exact.map((found) => found.name)).toEqual([name])
    expect((await search(query)).byAlias.map((found) => found.name)).toEqual([name])
  }
})

test.each([
  ['cactus', 'Succulent Trio Box'],
  ['निवडुंग', 'Succulent Trio Box'],
  ['कात्री', 'Pruning Secateurs'],
  ['हजारा', 'Watering Can'],
  ['brinjal', 'Desi Vegetable Seeds'],
  ['Chilli', 'Desi Vegetable Seeds'],
  ['फवारणी पंप', 'Pressure Sprayer'],
  ['नारियल बुरादा', 'Cocopeat'],
])('%j is found by another name', async (query, name) => {
  const { byAlias } = await (await openSearch())(query)
  expect(byAlias.map((found) => found.name)).toEqual([name])
})

test('words fit a term by their beginnings, with or without the dot below', () => {
  const fits = (query: string, term: string) => fitsTerm(tellingWords(query), term)
  expect(fits('औजार', 'बागवानी के औज़ार')).toBe(true)
  expect(fits('plants for low light', 'Low light')).toBe(true)
  expect(fits('high light', 'Low light')).toBe(false)
  expect(fits('ind', 'Indoor Plants')).toBe(false)
  expect(tellingWords('')).toEqual([])
})
