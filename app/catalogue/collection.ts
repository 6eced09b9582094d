import {
  artificialDecorationPath,
  fertilizersPath,
  flowerSeedsPath,
  gardeningToolsPath,
  indoorPlantsPath,
  outdoorPlantsPath,
  pebblesPath,
  plantsPath,
  seedsPath,
  servicesPath,
  soilAndFertilizersPath,
  soilPath,
  vegetableSeedsPath,
  verticalGardenPath,
} from '#app/paths/shop-paths.ts'
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

const plants = { name: 'plants', to: plantsPath } as const
const seeds = { name: 'seeds', to: seedsPath } as const
const soilAndFertilizers = {
  name: 'soil-and-fertilizers',
  to: soilAndFertilizersPath,
} as const
const otherServices = { name: 'other-services', to: servicesPath } as const

/** The collections that one page module serves, by path (§2). */
export const collections: Collection[] = [
  {
    category: 'indoor-plants',
    path: indoorPlantsPath,
    parent: plants,
    scene: 'panel-indoor',
    share: 'indoor-plants',
    layout: 'grid',
  },
  {
    category: 'outdoor-plants',
    path: outdoorPlantsPath,
    parent: plants,
    scene: 'panel-outdoor',
    share: 'outdoor-plants',
    layout: 'grid',
  },
  {
    category: 'flower-seeds',
    path: flowerSeedsPath,
    parent: seeds,
    scene: 'panel-flower-seeds',
    share: 'flower-seeds',
    layout: 'grid',
  },
  {
    category: 'vegetable-seeds',
    path: vegetableSeedsPath,
    parent: seeds,
    scene: 'panel-vegetable-seeds',
    share: 'vegetable-seeds',
    layout: 'grid',
  },
  {
    category: 'soil',
    path: soilPath,
    parent: soilAndFertilizers,
    scene: 'panel-soil',
    share: 'soil',
    layout: 'wide',
  },
  {
    category: 'fertilizer',
    path: fertilizersPath,
    parent: soilAndFertilizers,
    scene: 'panel-fertilizers',
    share: 'fertilizers',
    layout: 'wide',
  },
  {
    category: 'pebbles',
    path: pebblesPath,
    scene: 'head-pebbles',
    share: 'pebbles',
    layout: 'grid',
  },
  {
    category: 'gardening-tools',
    path: gardeningToolsPath,
    scene: 'head-gardening-tools',
    share: 'gardening-tools',
    layout: 'grid',
  },
  {
    category: 'vertical-garden',
    path: verticalGardenPath,
    parent: otherServices,
    scene: 'panel-vertical-garden',
    share: 'vertical-garden',
    layout: 'grid',
  },
  {
    category: 'artificial-decoration',
    path: artificialDecorationPath,
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
