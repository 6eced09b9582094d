import { describe, expect, test } from 'vitest'
import { categories } from '#app/catalogue/category.ts'
import type { Product } from '#app/catalogue/product.ts'
import { listTips, productSentence } from '#app/catalogue/product-page/product-words.ts'
import { listProducts } from '#app/catalogue/products.server.ts'
import { homeWords } from '#app/site/home/home.words.ts'
import { type Language, languages } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { findFacts } from './facts.server.ts'
import { type CountedFacts, countFacts, type ProductFacts, type Span, waterOf } from './facts.ts'
import { factsWords } from './facts.words.ts'
import { cardFacts, listSigns } from './sign.ts'

interface Told {
  product: Product
  facts: ProductFacts
  language: Language
  /** What was written of it by hand. */
  texts: string[]
}

/** What a text claims, and the facts with which it is true. */
interface Claim {
  what: string
  says: Record<Language, RegExp>
  holds: (facts: CountedFacts) => boolean
}

const inSun = ({ suits }: CountedFacts) => suits.includes('sun')
const stands =
  (...spots: CountedFacts['place'][number][]) =>
  ({ place }: CountedFacts) =>
    spots.some((spot) => place.includes(spot))

const claims: Claim[] = [
  {
    what: 'sun',
    says: {
      en: /(full|plenty of|wants|hours of) sun|\bsunny/,
      hi: /(पूरी|खूब|घंटे) धूप|(?<!बिना |सीधी )धूप (और|वाली)/,
      mr: /(भरपूर|तास) ऊन|ऊन आणि|उन्हाच्या/,
    },
    holds: inSun,
  },
  {
    what: 'no direct sun',
    says: { en: /(out of|never in) (the |direct )*sun/, hi: /बिना (सीधी )?धूप/, mr: /ऊन नसलेल्या/ },
    holds: (facts) => !inSun(facts),
  },
  {
    what: 'a bright place',
    says: { en: /\bbright (corner|desk)/, hi: /उजल[ेी]/, mr: /उजेडा/ },
    holds: ({ suits }) => suits.includes('bright'),
  },
  {
    what: 'a courtyard',
    says: { en: /courtyard/, hi: /आँगन/, mr: /अंगण/ },
    holds: stands('balcony', 'garden'),
  },
  {
    what: 'a desk or a sill',
    says: { en: /\b(desk|sill|reception)\b/, hi: /मेज़|खिड़की|रिसेप्शन/, mr: /टेबल|खिडकी|रिसेप्शन/ },
    holds: stands('inside'),
  },
  {
    what: 'little work',
    says: { en: /\b(easy|forgiving)\b/i, hi: /आसान|माफ़/, mr: /सोप[ेी]|पोटात घालणारी/ },
    holds: ({ care }) => care === 'easy',
  },
  {
    what: 'very little water',
    says: { en: /very little water/, hi: /बहुत कम पानी/, mr: /अगदी कमी पाणी/ },
    holds: ({ summerDays }) => summerDays !== undefined && summerDays.from >= 7,
  },
  {
    what: 'safe',
    says: { en: /\b(pet|child)[- ]?safe|non-toxic|safe for/i, hi: /सुरक्षित/, mr: /सुरक्षित/ },
    holds: ({ pets, children }) => pets === 'safe' && children !== 'toxic',
  },
]

const spans: Record<Language, RegExp> = {
  en: /(\d+) to (\d+) days/g,
  hi: /(\d+) से (\d+) दिन/g,
  mr: /(\d+) ते (\d+) दिवस/g,
}
const watering: Record<Language, RegExp> = {
  en: /\b(moist|water)\b/,
  hi: /पानी|नम/,
  mr: /पाणी|ओलसर/,
}

async function readPlants(): Promise<Told[]> {
  const db = await openTestCatalogue()
  const told: Told[] = []
  for (const language of languages) {
    for (const { key } of categories) {
      for (const product of await listProducts(db, key, { language })) {
        const facts = await findFacts(db, product, language)
        if (facts.kind !== 'plant') continue
        const { description, tips, advantages } = product
        const texts = [description, ...tips, ...advantages, facts.plant.waterRule?.is ?? '']
        told.push({ product, facts, language, texts })
      }
    }
  }
  return told
}

function daysIn(texts: readonly string[], language: Language): Span[] {
  return texts.flatMap((text) =>
    [...text.matchAll(spans[language])].map(([, from, to]) => ({
      from: Number(from),
      to: Number(to),
    })),
  )
}

const overlap = (one: Span, other: Span) => one.from <= other.to && other.from <= one.to
const named = ({ product, language }: Told) => `${product.name} (${language})`

describe('no text of the sample’s plants contradicts its facts', () => {
  testOnce(
    'what is written of light, place, care, water and safety is what the facts say',
    async () => {
      const wrong = (await readPlants()).flatMap((plant) => {
        const counted = countFacts(plant.facts)
        return claims
          .filter(({ says }) => plant.texts.some((text) => says[plant.language].test(text)))
          .filter(({ holds }) => !holds(counted))
          .map(({ what }) => `${named(plant)}: ${what}`)
      })
      expect(wrong).toEqual([])
    },
  )

  test('a page that speaks of water or place does not say beside it that nobody knows', async () => {
    const wrong = (await readPlants()).flatMap((plant) => {
      const { product, facts, language } = plant
      const unknown = listSigns(facts, '', language)
        .filter(({ says }) => says === 'unknown')
        .map(({ icon }) => icon)
      const place = claims.filter(({ what }) => /courtyard|desk/.test(what))
      return [
        ...(watering[language].test(product.description) && unknown.includes('drop')
          ? [`${named(plant)}: water`]
          : []),
        ...(place.some(({ says }) => says[language].test(product.description)) &&
        unknown.includes('house')
          ? [`${named(plant)}: place`]
          : []),
      ]
    })
    expect(wrong).toEqual([])
  })

  testOnce('no tip repeats what a sign says', async () => {
    const wrong = (await readPlants()).flatMap((plant) => {
      const { product, facts, language } = plant
      const signs = listSigns(facts, '', language).flatMap(({ is, note = '' }) => [is, note])
      // Fewer words, as of the light or the place, may stand in any sentence.
      const said = signs
        .map((sign) => plainText(sign).toLowerCase())
        .filter((it) => /(\S+ ){3}/.test(it))
      return listTips(product, facts, language)
        .map((tip) => plainText(tip).toLowerCase())
        .filter((tip) => said.some((sign) => tip.includes(sign)))
        .map((tip) => `${named(plant)}: ${tip}`)
    })
    expect(wrong).toEqual([])
  })

  test('a card, the page and the finder’s group say the same days, in every language', async () => {
    const wrong = (await readPlants()).flatMap((plant) => {
      const { product, facts, language } = plant
      const { summerDays, winterDays } = facts.plant
      const card = daysIn([cardFacts(countFacts(facts), language).description], language)
      const said = [
        productSentence(product, facts, language),
        ...listTips(product, facts, language),
      ]
      const page = daysIn([...plant.texts, ...said.map((text) => plainText(text ?? ''))], language)
      const known = [summerDays, winterDays].filter((days) => days !== undefined)
      const isWrongCard = summerDays
        ? summerDays.to > 1 && summerDays.from !== summerDays.to && card[0]?.to !== summerDays.to
        : card.length > 0
      const group = summerDays ? factsWords[language].water[waterOf(summerDays)] : ''
      const [of] = daysIn([group], language)
      return [
        ...(isWrongCard ? [`${named(plant)}: card`] : []),
        ...(page.every((days) => known.some((each) => overlap(days, each)))
          ? []
          : [`${named(plant)}: page`]),
        ...(summerDays && of && !overlap(of, summerDays) ? [`${named(plant)}: finder`] : []),
      ]
    })
    expect(wrong).toEqual([])
  })
})

testOnce('the words of a group of waterings are true of every interval that falls into it', () => {
  for (const language of languages) {
    const { week, twice } = factsWords[language].water
    expect(daysIn([week, twice], language), language).toEqual([
      { from: 6, to: 9 },
      { from: 3, to: 5 },
    ])
  }
  for (let from = 1; from <= 40; from += 1) {
    for (let to = from; to <= 60; to += 1) {
      const said = { daily: [1, 2], twice: [3, 5], week: [6, 9], rare: [10, 999] }
      const [first = 0, last = 0] = said[waterOf({ from, to })]
      expect(overlap({ from: first, to: last }, { from, to })).toBe(true)
    }
  }
})

/** What Home says that each page says: light, water, and whether pets and children are safe. */
const pagesSay: Record<Language, RegExp> = {
  en: /light and water.* cats, dogs and children/,
  hi: /रोशनी और पानी.* कुत्ते-बिल्ली और बच्चे/,
  mr: /प्रकाश आणि पाणी.* कुत्री, मांजरे आणि मुले/,
}

testOnce(
  'Home promises only what is true of its six plants, and only fruit that is sold',
  async () => {
    const db = await openTestCatalogue()
    const six = await listProducts(db, 'home')
    expect(six).toHaveLength(6)
    for (const language of languages) {
      const { featuredText, fruit } = homeWords[language]
      expect(featuredText).toMatch(pagesSay[language])
      for (const product of six) {
        const signs = listSigns(await findFacts(db, product, language), '', language)
        const says = Object.fromEntries(signs.map((sign) => [sign.icon, sign.says]))
        const told = {
          sun: 'fact',
          drop: 'fact',
          paw: expect.any(String),
          child: expect.any(String),
        }
        expect(says, `${language}: ${product.name}`).toMatchObject(told)
      }
      expect(fruit.text).not.toMatch(/guava|chikoo|अमरूद|चीकू|पेरू|चिकू/)
    }
  },
)

const numbers = { three: 3, four: 4, five: 5, तीन: 3, चार: 4, पाँच: 5, पाच: 5 }
const parts: Record<Language, RegExp> = {
  en: /one part vermicompost with (\S+) or (\S+) parts/,
  hi: /एक हिस्सा खाद में (\S+?)-(\S+) हिस्से/,
  mr: /एक भाग खतात (\S+?)-(\S+) भाग/,
}

testOnce('vermicompost’s share of a mix is one, in its tips and at a glance', async () => {
  const db = await openTestCatalogue()
  for (const language of languages) {
    const listed = await listProducts(db, 'fertilizer', { language })
    const product = listed.find(({ slug }) => slug === 'vermicompost') as Product
    const { signs } = await findFacts(db, product, language)
    const share = signs.map(({ is }) => /(\d+)\D+(\d+) %/.exec(is)).find(Boolean) ?? []
    const tip = product.tips.map((each) => parts[language].exec(each)).find(Boolean) ?? []
    const shares = tip.slice(1).map((word) => 100 / (1 + numbers[word as keyof typeof numbers]))
    expect(shares, language).toHaveLength(2)
    for (const each of shares) {
      expect(each).toBeGreaterThanOrEqual(Number(share[1]))
      expect(each).toBeLessThanOrEqual(Number(share[2]))
    }
  }
})
