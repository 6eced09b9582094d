import { productColumns } from '#app/catalogue/sheets/product-sheet.server.ts'

/** How many plants the list has. */
export const plantCount = 6_000

const plants = [
  ['Hibiscus', 'Hibiscus rosa-sinensis', 'गुड़हल', 'जास्वंद', 'Outdoor Plants'],
  ['Rose', 'Rosa × hybrida', 'गुलाब', 'गुलाब', 'Outdoor Plants'],
  ['Jasmine', 'Jasminum sambac', 'मोगरा', 'मोगरा', 'Outdoor Plants'],
  ['Marigold', 'Tagetes erecta', 'गेंदा', 'झेंडू', 'Flower Seeds'],
  ['Chrysanthemum', 'Chrysanthemum × morifolium', 'गुलदाउदी', 'शेवंती', 'Outdoor Plants'],
  ['Anthurium', 'Anthurium andraeanum', 'एन्थूरियम', 'अँथुरियम', 'Indoor Plants'],
  ['Aglaonema', 'Aglaonema commutatum', 'एग्लोनिमा', 'अ‍ॅग्लोनेमा', 'Indoor Plants'],
  ['Croton', 'Codiaeum variegatum', 'क्रोटन', 'क्रोटन', 'Indoor Plants'],
  ['Chilli', 'Capsicum annuum', 'मिर्च', 'मिरची', 'Vegetable Seeds'],
  ['Brinjal', 'Solanum melongena', 'बैंगन', 'वांगी', 'Vegetable Seeds'],
] as const
const colours = [
  'Red',
  'Pink',
  'White',
  'Yellow',
  'Orange',
  'Purple',
  'Cream',
  'Rust',
  'Blue',
  'Wine',
]
const growers = [
  'Pune',
  'Nashik',
  'Satara',
  'Sangli',
  'Kolhapur',
  'Wai',
  'Saswad',
  'Junnar',
  'Talegaon',
  'Bhor',
]
const pots = ['3', '4', '6', '8', '10', '12']

/** What stands in a row of the list, by the heading of its column. */
export type Plant = Readonly<Record<string, string>>

/**
 * A nursery's list as it stands in a file that the desk exports, always the same: Hindi and Marathi
 * names, numbers, what looks like a formula or a date and is none.
 */
export function listPlants(count = plantCount): Plant[] {
  return Array.from({ length: count }, (_, at) => {
    const pick = <T>(list: readonly T[], every: number) =>
      list[Math.floor(at / every) % list.length] as T
    const [name, botanical, hindi, marathi, category] = pick(plants, 1)
    const [colour, grower, pot] = [pick(colours, 10), pick(growers, 100), pick(pots, 1_000)]
    const isSeed = category.endsWith('Seeds')
    return {
      Name: `${colour} ${name} of ${grower}, ${pot} inch`,
      Category: category,
      Address: `${colour}-${name}-${grower}-${pot}`.toLowerCase(),
      'Botanical name': botanical,
      'Hindi names': hindi,
      'Marathi names': marathi,
      Light: at % 3 === 0 ? 'Full sun' : 'Bright shade',
      'Water in summer, every (days)': String((at % 4) + 1),
      Place: isSeed ? '' : 'Balcony, Garden',
      'Height (cm)': `${10 + (at % 5)} to ${30 + (at % 7)}`,
      Quantity: at % 25 === 0 ? '10-15' : `${pot} inch`,
      Tips: at % 100 === 0 ? '=1+1 is no formula\n+91 is no number' : '',
      'Shown in the shop': 'No',
    }
  })
}

/**
 * The headings of the list, in the order of an export's columns: it was saved before sheets had
 * columns for other languages.
 */
export const listHeadings = productColumns.slice(0, 28).map(({ heading }) => heading)

/** The list as rows of cells. */
export function asCells(list: readonly Plant[]): string[][] {
  return list.map((plant) => listHeadings.map((heading) => plant[heading] ?? ''))
}
