import {
  aboutPath,
  allPlantsPath,
  artificialDecorationPath,
  bulkFormPath,
  contactPath,
  fertilizersPath,
  finderPath,
  flowerSeedsPath,
  gardeningToolsPath,
  indoorPlantsPath,
  outdoorPlantsPath,
  pebblesPath,
  plantsPath,
  privacyPolicyPath,
  seedsPath,
  servicesPath,
  shippingPolicyPath,
  soilAndFertilizersPath,
  soilPath,
  termsPath,
  vegetableSeedsPath,
  verticalGardenPath,
} from '#app/paths/shop-paths.ts'
import type { NavigationName } from './navigation.words.ts'

/** One destination, by the name of its words. */
export interface NavigationLink {
  name: NavigationName
  to: string
}

/** A dropdown of the navbar. `root` is the path under which its pages lie, but for single ones. */
export interface NavigationGroup {
  name: NavigationName
  id: string
  root: string
  links: NavigationLink[]
}

/** The navbar's items in order (§2 Navbar). */
export const navbar: (NavigationLink | NavigationGroup)[] = [
  { name: 'home', to: '/' },
  {
    name: 'plants',
    id: 'nav-plants',
    root: plantsPath,
    links: [
      { name: 'finder', to: finderPath },
      { name: 'indoorPlants', to: indoorPlantsPath },
      { name: 'outdoorPlants', to: outdoorPlantsPath },
      { name: 'allPlants', to: allPlantsPath },
    ],
  },
  {
    name: 'seeds',
    id: 'nav-seeds',
    root: seedsPath,
    links: [
      { name: 'flowerSeeds', to: flowerSeedsPath },
      { name: 'vegetableSeeds', to: vegetableSeedsPath },
    ],
  },
  {
    name: 'soilAndFertilizers',
    id: 'nav-soil',
    root: soilAndFertilizersPath,
    links: [
      { name: 'soil', to: soilPath },
      { name: 'fertilizers', to: fertilizersPath },
      { name: 'pebbles', to: pebblesPath },
    ],
  },
  { name: 'gardeningTools', to: gardeningToolsPath },
  { name: 'gifting', to: bulkFormPath },
  {
    name: 'services',
    id: 'nav-services',
    root: servicesPath,
    links: [
      { name: 'verticalGarden', to: verticalGardenPath },
      { name: 'artificialDecoration', to: artificialDecorationPath },
    ],
  },
  {
    name: 'aboutUs',
    id: 'nav-about',
    root: aboutPath,
    links: [
      { name: 'about', to: aboutPath },
      { name: 'contact', to: contactPath },
    ],
  },
]

/** The footer's three columns of links (§2 Footer); the fourth is the contact. */
export const footerColumns: { id: string; heading: NavigationName; links: NavigationLink[] }[] = [
  {
    id: 'foot-collections',
    heading: 'collections',
    links: [
      { name: 'plants', to: plantsPath },
      { name: 'seeds', to: seedsPath },
      { name: 'soilAndFertilizersInFull', to: soilAndFertilizersPath },
      { name: 'soil', to: soilPath },
      { name: 'fertilizers', to: fertilizersPath },
      { name: 'pebbles', to: pebblesPath },
      { name: 'gardeningTools', to: gardeningToolsPath },
    ],
  },
  {
    id: 'foot-services',
    heading: 'services',
    links: [
      { name: 'giftingInFull', to: bulkFormPath },
      { name: 'verticalGarden', to: verticalGardenPath },
      { name: 'artificialDecoration', to: artificialDecorationPath },
      { name: 'otherServices', to: servicesPath },
    ],
  },
  {
    id: 'foot-business',
    heading: 'aboutUs',
    links: [
      { name: 'about', to: aboutPath },
      { name: 'contact', to: contactPath },
      { name: 'shippingPolicy', to: shippingPolicyPath },
      { name: 'termsOfService', to: termsPath },
      { name: 'privacyPolicy', to: privacyPolicyPath },
    ],
  },
]
