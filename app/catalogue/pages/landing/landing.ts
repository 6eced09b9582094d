import type { CategoryKey, Wall } from '#app/catalogue/category.ts'
import {
  artificialDecorationPath,
  fertilizersPath,
  flowerSeedsPath,
  indoorPlantsPath,
  outdoorPlantsPath,
  plantsPath,
  seedsPath,
  servicesPath,
  soilAndFertilizersPath,
  soilPath,
  vegetableSeedsPath,
  verticalGardenPath,
} from '#app/paths/shop-paths.ts'

/** One of a landing's two parts: the page that its button leads to. */
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
    path: plantsPath,
    wall: 'pista',
    share: 'plants',
    panels: {
      first: { to: indoorPlantsPath, scene: 'landing-indoor' },
      second: { to: outdoorPlantsPath, scene: 'landing-outdoor' },
    },
    latest: ['indoor-plants', 'outdoor-plants'],
    finder: true,
  },
  {
    name: 'seeds',
    path: seedsPath,
    wall: 'haldi',
    share: 'seeds',
    panels: {
      first: { to: flowerSeedsPath, scene: 'landing-flower-seeds' },
      second: { to: vegetableSeedsPath, scene: 'landing-vegetable-seeds' },
    },
    latest: ['flower-seeds', 'vegetable-seeds'],
  },
  {
    name: 'soil',
    path: soilAndFertilizersPath,
    wall: 'gulabi',
    share: 'soil-and-fertilizers',
    panels: {
      first: { to: soilPath, scene: 'landing-soil' },
      second: { to: fertilizersPath, scene: 'landing-fertilizers' },
    },
  },
  {
    name: 'services',
    path: servicesPath,
    wall: 'gulabi',
    share: 'other-services',
    panels: {
      first: {
        to: verticalGardenPath,
        scene: 'landing-vertical-garden',
      },
      second: {
        to: artificialDecorationPath,
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
