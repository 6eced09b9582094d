import type { CategoryKey } from './category.ts'

/** Where a collection's page stands in the site; its words are in the catalogue's data. */
export interface Collection {
  category: CategoryKey
  path: string
  /** Its name in the breadcrumb (§2). */
  label: string
  parent?: { label: string; to: string }
  /** What stands in the page's head. */
  scene: string
  /** Names the picture of shared links. */
  share: string
  layout: 'grid' | 'wide'
  /** Words for the first column, where the cards and the ask card fill the other three. */
  aside?: { heading: string; text: string }
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
    share: 'indoor-plants',
    layout: 'grid',
  },
  {
    category: 'outdoor-plants',
    path: `${plants.to}/outdoorPlants`,
    label: 'Outdoor Plants',
    parent: plants,
    scene: 'panel-outdoor',
    share: 'outdoor-plants',
    layout: 'grid',
    aside: {
      heading: 'Watch the sun first',
      text: 'Note how many hours of direct light the place gets, and at what time of day. Write it into your enquiry.',
    },
  },
  {
    category: 'flower-seeds',
    path: `${seeds.to}/flowers`,
    label: 'Flower Seeds',
    parent: seeds,
    scene: 'panel-flower-seeds',
    share: 'flower-seeds',
    layout: 'grid',
    aside: {
      heading: 'Sow for your season',
      text: 'Tell us where you live and when you want flowers. The right week differs from the coast to the hills.',
    },
  },
  {
    category: 'vegetable-seeds',
    path: `${seeds.to}/vegetables`,
    label: 'Vegetable Seeds',
    parent: seeds,
    scene: 'panel-vegetable-seeds',
    share: 'vegetable-seeds',
    layout: 'grid',
    aside: {
      heading: 'Sow for your season',
      text: 'Tell us where you live and when you mean to sow: kharif, rabi or summer.',
    },
  },
  {
    category: 'soil',
    path: `${soilAndFertilizers.to}/soil`,
    label: 'Soil',
    parent: soilAndFertilizers,
    scene: 'panel-soil',
    share: 'soil',
    layout: 'wide',
  },
  {
    category: 'fertilizer',
    path: `${soilAndFertilizers.to}/fertilizers`,
    label: 'Fertilizers',
    parent: soilAndFertilizers,
    scene: 'panel-fertilizers',
    share: 'fertilizers',
    layout: 'wide',
  },
  {
    category: 'pebbles',
    path: '/productPages/pebbles',
    label: 'Pebbles',
    scene: 'head-pebbles',
    share: 'pebbles',
    layout: 'grid',
    aside: {
      heading: 'Measure before you ask',
      text: 'Write down how long and how wide the pot or the path is, and how deep the stones should lie.',
    },
  },
  {
    category: 'gardening-tools',
    path: '/productPages/gardeningTools',
    label: 'Gardening Tools',
    scene: 'head-gardening-tools',
    share: 'gardening-tools',
    layout: 'grid',
  },
  {
    category: 'vertical-garden',
    path: `${otherServices.to}/verticalGarden`,
    label: 'Vertical Garden',
    parent: otherServices,
    scene: 'panel-vertical-garden',
    share: 'vertical-garden',
    layout: 'grid',
    aside: {
      heading: 'Look at your wall',
      text: 'Morning sun or afternoon sun? A tap close by? Write down what you see, and its height and width.',
    },
  },
  {
    category: 'artificial-decoration',
    path: `${otherServices.to}/artificialPlantsDecoration`,
    label: 'Artificial Plants Decoration',
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
