import { expect, test } from 'vitest'
import type { PlantFacts, ProductFacts } from '#app/catalogue/facts/facts.ts'
import { cardFacts, listSigns } from '#app/catalogue/facts/sign.ts'
import { type Language, languages } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import { productCrumbs } from './product-crumbs.ts'
import { listTips, listYouGet, productSentence } from './product-words.ts'

const source = 'a list'
const facts = (plant: PlantFacts, more: Partial<ProductFacts> = {}): ProductFacts => ({
  kind: 'plant',
  plant,
  contains: [],
  signs: [],
  youGet: [],
  ...more,
})
const product = { description: '', quantity: '', tips: [], advantages: [] }
const inEach = <Told>(tell: (language: Language) => Told) => languages.map(tell)

test('the light a plant likes, and the light it bears, make one sentence in each language', () => {
  const shade = facts({ light: { is: 'bright', alsoGood: ['low', 'some-sun'], source } })
  expect(inEach((language) => productSentence(product, shade, language))).toEqual([
    'Likes bright shade, and does well in low light and some sun too.',
    'सीधी धूप के बिना तेज़ उजाला पसंद है, कम रोशनी में और थोड़ी धूप में भी अच्छा रहता है।',
    'थेट ऊन नसलेला भरपूर उजेड आवडतो, कमी प्रकाशात आणि थोड्या उन्हातही चालते.',
  ])
  const sun = facts({ light: { is: 'sun', alsoGood: [], source } })
  expect(productSentence(product, sun, 'hi')).toBe('पूरी धूप पसंद है।')
})

test('days between waterings are told in each language, each with its own end of a sentence', () => {
  const dry = facts({
    winterDays: { from: 10, to: 15, source },
    season: { is: 'सर्दियों में फूल', source },
  })
  expect(inEach((language) => listTips(product, dry, language)[0])).toEqual([
    'In winter water about every 10 to 15 days.',
    'सर्दियों में लगभग हर 10 से 15 दिन में पानी दें।',
    'हिवाळ्यात साधारण 10 ते 15 दिवसांनी पाणी द्या.',
  ])
  expect(listTips(product, dry, 'hi')[1]).toBe('सर्दियों में फूल।')
})

test('what is only known in English stays English, and says so', () => {
  const rule = facts({
    light: { is: 'sun', alsoGood: [], source },
    waterRule: { is: 'Let it dry; then soak', source, english: true },
  })
  expect(productSentence(product, rule, 'mr')).toEqual([
    'भरपूर ऊन आवडते.',
    ' ',
    { text: 'Let it dry; then soak.', lang: 'en' },
  ])
  const [, water] = listSigns(rule, '', 'mr')
  expect(water).toMatchObject({
    about: 'पाणी',
    is: [{ text: 'Let it dry', lang: 'en' }],
    note: [{ text: 'Then soak', lang: 'en' }],
  })
})

test('plants in a packet go by their local names, where those are known', () => {
  const inside = { height: { from: 30, to: 60, source }, summerDays: { from: 1, to: 1, source } }
  const packet = facts(
    {},
    {
      kind: 'seeds',
      contains: [
        { name: 'Marigold', localName: 'झेंडू', facts: inside },
        { name: 'Petunia', facts: inside },
      ],
    },
  )
  expect(listYouGet(packet, 'mr')).toEqual([
    'झेंडू, उंची 30 ते 60 सें.मी.',
    [{ text: 'Petunia', lang: 'en' }, ', उंची 30 ते 60 सें.मी.'],
  ])
  expect(listTips(product, packet, 'mr').map(plainText)).toEqual([
    'झेंडू, उन्हाळ्यात: रोज पाणी द्या.',
    'Petunia, उन्हाळ्यात: रोज पाणी द्या.',
  ])
})

test('the signs of a plant of which nothing is known say so in each language', () => {
  expect(inEach((language) => listSigns(facts({}), '', language).map(({ is }) => is))).toEqual([
    Array(7).fill('Not known'),
    Array(7).fill('पता नहीं'),
    Array(7).fill('माहीत नाही'),
  ])
})

test('a card tells how a plant lives, and only what is listed safe is called so', () => {
  const days = { from: 10, to: 15 }
  const known = { light: 'bright', summerDays: days, pets: 'safe' } as const
  expect(inEach((language) => cardFacts(known, language).description)).toEqual([
    'Bright shade, water about every 10 to 15 days in summer\nSafe for cats and dogs',
    'तेज़ उजाला, सीधी धूप नहीं, गर्मियों में लगभग हर 10 से 15 दिन में पानी\nकुत्ते-बिल्ली के लिए सुरक्षित',
    'भरपूर उजेड, थेट ऊन नाही, उन्हाळ्यात साधारण 10 ते 15 दिवसांनी पाणी\nकुत्रा-मांजरांसाठी सुरक्षित',
  ])
  expect(cardFacts({ pets: 'toxic', summerDays: { from: 1, to: 1 } }, 'hi').description).toBe(
    'पालतू पशुओं के लिए असुरक्षित\nगर्मियों में रोज़ पानी',
  )
  // Beside a price there is room for two lines.
  expect(cardFacts(known, 'en').brief).toBe('Bright shade\nSafe for cats and dogs')
  expect(cardFacts({ summerDays: days }, 'en')).not.toHaveProperty('brief')
})

test('the way to one of Home’s six leads over their place on Home, under its heading', () => {
  const tulsi = { name: 'Holy Basil (Tulsi)', category: 'home', categoryName: 'Home Products' }
  const ways = inEach((language) => productCrumbs(tulsi, language).map(({ label }) => label))
  expect(ways).toEqual([
    ['Home', 'Six plants to begin with', 'Holy Basil (Tulsi)'],
    ['होम', 'शुरुआत के लिए छह पौधे', 'Holy Basil (Tulsi)'],
    ['मुखपृष्ठ', 'सुरुवातीसाठी सहा रोपे', 'Holy Basil (Tulsi)'],
  ])
  expect(productCrumbs(tulsi, 'en')[1]?.to).toBe('/home#featured')
})

const toxic = { is: 'toxic', source } as const
const mild = { is: 'mildly-toxic', source } as const
const notesOf = (known: ProductFacts, language: Language) =>
  listSigns(known, '', language).flatMap(({ says, note }) => (says === 'no' ? [note] : []))

test('what is toxic is called so before its note, as what is mildly toxic is', () => {
  const adenium = facts({
    pets: { ...toxic, note: 'The sap can upset the heart' },
    children: toxic,
  })
  expect(notesOf(adenium, 'en')).toEqual(['Toxic. The sap can upset the heart', 'Toxic'])
  const inHindi = facts({ pets: { ...toxic, note: 'रस दिल पर असर करता है' }, children: mild })
  expect(notesOf(inHindi, 'hi')).toEqual(['विषैला। रस दिल पर असर करता है', 'थोड़ा विषैला'])
})

test('of a packet each plant’s own note is told, in the page’s language where it is translated', () => {
  const packet = facts(
    {},
    {
      kind: 'seeds',
      contains: [
        { name: 'Brinjal', localName: 'वांगे', facts: { children: { ...toxic, note: 'पाने, देठ' } } },
        {
          name: 'Chilli',
          facts: { children: { ...mild, note: 'The juice burns', english: true } },
        },
      ],
    },
  )
  expect(notesOf(packet, 'mr')).toEqual([
    [
      ...['वांगे: विषारी. पाने, देठ', '. '],
      { text: 'Chilli', lang: 'en' },
      ...[': ', 'थोडे विषारी', '. '],
      { text: 'The juice burns', lang: 'en' },
    ],
  ])
})
