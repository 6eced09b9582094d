import type { CategoryKey } from './category.ts'
import type { NamedCollection } from './collection.words.ts'

/** Where a collection's page stands in the site; its own words are in the catalogue's data. */
export interface Collection {
  category: CategoryKey
  path: string
  /** The landing above it. */
  parent?: { name: NamedCollection; to: string }
  /** What stands in the page's head. */
  scene: string
  /** Names the picture of shared links. */
  share: string
  layout: 'grid' | 'wide'
}

const plants = { name: 'plants', to: '/productPages/plants' } as const
const seeds = { name: 'seeds', to: '/productPages/seeds' } as const
const soilAndFertilizers = {
  name: 'soil-and-fertilizers',
  to: '/productPages/soilAndFertilizers',
} as const
const otherServices = { name: 'other-services', to: '/productPages/otherServices' } as const

/** The collections that one page module serves, by path (§2). */
export const collections: Collection[] = [
  {
    category: 'indoor-plants',
    path: `${plants.to}/indoorPlants`,
    parent: plants,
    scene: 'panel-indoor',
    share: 'indoor-plants',
    layout: 'grid',
  },
  {
    category: 'outdoor-plants',
    path: `${plants.to}/outdoorPlants`,
    parent: plants,
    scene: 'panel-outdoor',
    share: 'outdoor-plants',
    layout: 'grid',
  },
  {
    category: 'flower-seeds',
    path: `${seeds.to}/flowers`,
    parent: seeds,
    scene: 'panel-flower-seeds',
    share: 'flower-seeds',
    layout: 'grid',
  },
  {
    category: 'vegetable-seeds',
    path: `${seeds.to}/vegetables`,
    parent: seeds,
    scene: 'panel-vegetable-seeds',
    share: 'vegetable-seeds',
    layout: 'grid',
  },
  {
    category: 'soil',
    path: `${soilAndFertilizers.to}/soil`,
    parent: soilAndFertilizers,
    scene: 'panel-soil',
    share: 'soil',
    layout: 'wide',
  },
  {
    category: 'fertilizer',
    path: `${soilAndFertilizers.to}/fertilizers`,
    parent: soilAndFertilizers,
    scene: 'panel-fertilizers',
    share: 'fertilizers',
    layout: 'wide',
  },
  {
    category: 'pebbles',
    path: '/productPages/pebbles',
    scene: 'head-pebbles',
    share: 'pebbles',
    layout: 'grid',
  },
  {
    category: 'gardening-tools',
    path: '/productPages/gardeningTools',
    scene: 'head-gardening-tools',
    share: 'gardening-tools',
    layout: 'grid',
  },
  {
    category: 'vertical-garden',
    path: `${otherServices.to}/verticalGarden`,
    parent: otherServices,
    scene: 'panel-vertical-garden',
    share: 'vertical-garden',
    layout: 'grid',
  },
  {
    category: 'artificial-decoration',
    path: `${otherServices.to}/artificialPlantsDecoration`,
    parent: otherServices,
    scene: 'panel-artificial',
    share: 'artificial',
    layout: 'grid',
  },
]

/** The collection whose page stands at `path`; throws for a path that is none. */
export function getCollection(path: string): Collection {
  const found = collections.find((collection) => collection.path === path)
  if (!found) throw new Error(`No collection stands at ${path}.`)
  return found
}
