import { emptyGuide, type GuideEdit } from '#app/guides/guide.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import type { Database } from '#database/connection.ts'

/** A guide that visitors may see, about two plants of the sample catalogue. */
export const winterGuide: GuideEdit = {
  ...emptyGuide,
  slug: 'watering-in-winter',
  state: 'shown',
  title: 'Watering in winter',
  summary: 'From November to February most house plants want half the water.',
  body: [
    'Most house plants drink less from November to February.',
    '## Feel the soil first',
    '- Put a finger in to the second joint.\n- **Dry**: water until it runs out below.',
    '![A snake plant in a white pot](picture-1 "It forgives a forgotten month.")',
    '> **Mind the saucer.** Roots that stand in water rot.',
    '## Which want even less',
    '1. Snake plant.\n2. ZZ plant.',
    '[[snake-plant]]',
    '## Ask us',
    'Or [write to us](/contact).',
  ].join('\n\n'),
  wall: 'haldi',
  pictures: [{ picture: 'snake-plant', description: 'A snake plant', descriptions: {} }],
  months: ['November', 'December', 'January', 'February'],
  region: 'Most of India',
  products: [7, 12],
  author: 'Asha Patil',
  lastChecked: '2026-11-04',
  sources: ['Iowa State Extension, easy houseplants'],
}

/** Saves a guide as it is to be, a new one; gives its id. Throws where it is refused. */
export async function addGuide(db: Database, change: Partial<GuideEdit> = {}): Promise<number> {
  const result = await saveGuide(
    { db },
    { change: { ...winterGuide, ...change }, staffId: 1, source: 'desk' },
  )
  if ('saved' in result) return result.saved.id
  throw new Error(`The guide was not saved: ${JSON.stringify(result)}`)
}
