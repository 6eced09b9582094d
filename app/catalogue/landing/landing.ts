import type { CategoryKey, Wall } from '#app/catalogue/category.ts'

/** One of a landing's two rooms: the page that its button leads to. */
export interface LandingPanel {
  to: string
  scene: string
}

/** The page that leads to two collections (§2); its words stand under its name. */
export interface Landing {
  name: 'plants' | 'seeds' | 'soil' | 'services'
  path: string
  wall: Wall
  /** Names the picture of shared links. */
  share: string
  panels: { first: LandingPanel; second: LandingPanel }
  /** The categories of its mixed grid; soil and fertilizers have none (§2). */
  latest?: readonly [CategoryKey, CategoryKey]
  /** Whether it leads to the Plant Finder. */
  finder?: true
}

/** The four landings, by path (§2). */
export const landings: Landing[] = [
  {
    name: 'plants',
    path: '/productPages/plants',
    wall: 'pista',
    share: 'plants',
    panels: {
      first: { to: '/productPages/plants/indoorPlants', scene: 'landing-indoor' },
      second: { to: '/productPages/plants/outdoorPlants', scene: 'landing-outdoor' },
    },
    latest: ['indoor-plants', 'outdoor-plants'],
    finder: true,
  },
  {
    name: 'seeds',
    path: '/productPages/seeds',
    wall: 'haldi',
    share: 'seeds',
    panels: {
      first: { to: '/productPages/seeds/flowers', scene: 'landing-flower-seeds' },
      second: { to: '/productPages/seeds/vegetables', scene: 'landing-vegetable-seeds' },
    },
    latest: ['flower-seeds', 'vegetable-seeds'],
  },
  {
    name: 'soil',
    path: '/productPages/soilAndFertilizers',
    wall: 'gulabi',
    share: 'soil-and-fertilizers',
    panels: {
      first: { to: '/productPages/soilAndFertilizers/soil', scene: 'landing-soil' },
      second: { to: '/productPages/soilAndFertilizers/fertilizers', scene: 'landing-fertilizers' },
    },
  },
  {
    name: 'services',
    path: '/productPages/otherServices',
    wall: 'gulabi',
    share: 'other-services',
    panels: {
      first: {
        to: '/productPages/otherServices/verticalGarden',
        scene: 'landing-vertical-garden',
      },
      second: {
        to: '/productPages/otherServices/artificialPlantsDecoration',
        scene: 'landing-artificial',
      },
    },
    latest: ['vertical-garden', 'artificial-decoration'],
  },
]

/** The landing that stands at `path`; throws for a path that is none. */
export function getLanding(path: string): Landing {
  const found = landings.find((landing) => landing.path === path)
  if (!found) throw new Error(`No landing stands at ${path}.`)
  return found
}
