import type { CategoryKey } from './category.ts'

/** Where a collection's page stands in the site; its words are in the catalogue's data. */
export interface Collection {
  category: CategoryKey
  path: string
  /** Its name in the breadcrumb (§2). */
  label: string
  parent?: { label: string; to: string }
  scene: string
  layout: 'grid' | 'wide'
}

const plants = { label: 'Plants', to: '/productPages/plants' }
const seeds = { label: 'Seeds', to: '/productPages/seeds' }
const soilAndFertilizers = {
  label: 'Soil and Fertilizers',
  to: '/productPages/soilAndFertilizers',
}
const otherServices = { label: 'Other Services', to: '/productPages/otherServices' }

/** The collections that one page module serves, by path (§2). */
export const collections: Collection[] = [
  {
    category: 'indoor-plants',
    path: `${plants.to}/indoorPlants`,
    label: 'Indoor Plants',
    parent: plants,
    scene: 'panel-indoor',
    layout: 'grid',
  },
  {
    category: 'outdoor-plants',
    path: `${plants.to}/outdoorPlants`,
    label: 'Outdoor Plants',
    parent: plants,
    scene: 'panel-outdoor',
    layout: 'grid',
  },
  {
    category: 'flower-seeds',
    path: `${seeds.to}/flowers`,
    label: 'Flower Seeds',
    parent: seeds,
    scene: 'panel-flower-seeds',
    layout: 'grid',
  },
  {
    category: 'vegetable-seeds',
    path: `${seeds.to}/vegetables`,
    label: 'Vegetable Seeds',
    parent: seeds,
    scene: 'panel-vegetable-seeds',
    layout: 'grid',
  },
  {
    category: 'soil',
    path: `${soilAndFertilizers.to}/soil`,
    label: 'Soil',
    parent: soilAndFertilizers,
    scene: 'panel-soil',
    layout: 'wide',
  },
  {
    category: 'fertilizer',
    path: `${soilAndFertilizers.to}/fertilizers`,
    label: 'Fertilizers',
    parent: soilAndFertilizers,
    scene: 'panel-fertilizers',
    layout: 'wide',
  },
  {
    category: 'pebbles',
    path: '/productPages/pebbles',
    label: 'Pebbles',
    scene: 'tile-pebbles',
    layout: 'grid',
  },
  {
    category: 'gardening-tools',
    path: '/productPages/gardeningTools',
    label: 'Gardening Tools',
    scene: 'tile-gardening-tools',
    layout: 'grid',
  },
  {
    category: 'vertical-garden',
    path: `${otherServices.to}/verticalGarden`,
    label: 'Vertical Garden',
    parent: otherServices,
    scene: 'panel-vertical-garden',
    layout: 'grid',
  },
  {
    category: 'artificial-decoration',
    path: `${otherServices.to}/artificialPlantsDecoration`,
    label: 'Artificial Plants Decoration',
    parent: otherServices,
    scene: 'panel-artificial',
    layout: 'grid',
  },
]

/** The collection whose page stands at `path`; throws for a path that is none. */
export function getCollection(path: string): Collection {
  const found = collections.find((collection) => collection.path === path)
  if (!found) throw new Error(`No collection stands at ${path}.`)
  return found
}
