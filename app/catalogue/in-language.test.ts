import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import type { ProductFacts } from './facts/facts.ts'
import { categoryIn, factsIn, listCategoryNames, productIn } from './in-language.ts'
import { type Product, toShownProduct, withDescription } from './product.ts'
import { langOf } from './translations.ts'

const soil: Product = {
  id: 44,
  slug: 'soil',
  picture: 'soil',
  name: 'Garden Soil',
  wall: 'pista',
  order: 1,
  category: 'soil',
  categoryName: 'Soil',
  aliases: [],
  description: 'For pots.',
  quantity: '20kg',
  tips: ['Water it.'],
  advantages: [],
}
const names = JSON.stringify([
  { language: 'hindi', name: 'गमले की मिट्टी', checked: false },
  { language: 'other', name: 'mitti', checked: true },
  { language: 'hindi', name: 'मिट्टी', checked: true },
  { language: 'hindi', name: 'मृदा', checked: true },
])
const translations = JSON.stringify({ hi: { description: 'गमलों के लिए।', quantity: '20 किलो' } })

test('a product has the first checked name of the language, its texts, and a mark of what is English', () => {
  const hindi = productIn('hi', soil, names, translations)
  expect(hindi).toEqual({
    ...soil,
    localName: 'मिट्टी',
    description: 'गमलों के लिए।',
    quantity: '20 किलो',
    english: ['tips'],
  })
  expect([langOf(hindi, 'description'), langOf(hindi, 'tips')]).toEqual([undefined, 'en'])
  // Nobody said anything of it in Marathi; what it does not have is not marked.
  const english = ['description', 'quantity', 'tips']
  expect(productIn('mr', soil, names, translations)).toEqual({ ...soil, english })
})

test('a card is marked only for the description that it shows', () => {
  expect(toShownProduct(productIn('hi', soil, names, translations))).not.toHaveProperty('english')
  const marathi = productIn('mr', soil, names, translations)
  expect(toShownProduct(marathi).english).toEqual(['description'])
  const withWords = withDescription(marathi, { description: 'भरपूर ऊन' })
  expect(withWords.description).toBe('भरपूर ऊन')
  expect(withWords).not.toHaveProperty('english')
  expect(toShownProduct(soil)).not.toHaveProperty('localName')
})

test('a category says in English what is not translated, text by text', () => {
  const page = { heading: 'Soil', title: 'Two soils', description: 'Two.', intro: 'For pots.' }
  const category: Category = { key: 'soil', name: 'Soil', wall: 'pista', page }
  const words = JSON.stringify({ mr: { name: 'माती', heading: 'माती', intro: 'कुंड्यांसाठी.' } })
  expect(categoryIn('mr', category, words)).toEqual({
    ...category,
    name: 'माती',
    page: { ...page, heading: 'माती', intro: 'कुंड्यांसाठी.' },
    english: ['title', 'description'],
  })
  expect(categoryIn('hi', { key: 'home', name: 'Home', wall: 'pista' }, '{}').english).toEqual([
    'name',
  ])
  expect(listCategoryNames(words)).toEqual({ mr: 'माती' })
})

test('facts are told in the language where they are translated, by what they are about', () => {
  const source = 'a book'
  const facts: ProductFacts = {
    kind: 'plant',
    plant: {
      waterRule: { is: 'Keep it moist', source },
      season: { is: 'Flowers in May', source },
      pets: { is: 'toxic', note: 'Upsets the stomach', source },
      children: { is: 'safe', source },
    },
    contains: [
      {
        name: 'Marigold',
        facts: { hindi: { names: ['गेंदा'], source }, season: { is: 'Sow in June', source } },
      },
      { name: 'Zinnia', facts: { season: { is: 'Sow in July', source } } },
    ],
    signs: [
      { about: 'Use', is: 'On pots', note: 'And paths', source },
      { about: 'Does', is: 'Slows drying', source },
    ],
    youGet: ['A packet'],
  }
  const words = {
    waterRule: 'मिट्टी नम रखें',
    pets: 'पेट ख़राब करता है',
    signs: [{ of: 'Does', about: 'काम', is: 'नमी रोकता है' }],
    contains: [{ of: 'Marigold', season: 'जून में बोएँ' }],
  }
  expect(factsIn('hi', facts, JSON.stringify({ hi: words }))).toEqual({
    kind: 'plant',
    plant: {
      waterRule: { is: 'मिट्टी नम रखें', source },
      season: { is: 'Flowers in May', source, english: true },
      pets: { is: 'toxic', note: 'पेट ख़राब करता है', source },
      children: { is: 'safe', source },
    },
    contains: [
      {
        name: 'Marigold',
        localName: 'गेंदा',
        facts: { hindi: { names: ['गेंदा'], source }, season: { is: 'जून में बोएँ', source } },
      },
      { name: 'Zinnia', facts: { season: { is: 'Sow in July', source, english: true } } },
    ],
    signs: [
      { about: 'Use', is: 'On pots', note: 'And paths', source, english: true },
      { about: 'काम', is: 'नमी रोकता है', source },
    ],
    youGet: ['A packet'],
    youGetEnglish: true,
  })
})
