import {
  aboutPath,
  bulkFormPath,
  contactPath,
  finderPath,
  gardeningToolsPath,
  pebblesPath,
  plantsPath,
  privacyPolicyPath,
  seedsPath,
  servicesPath,
  shippingPolicyPath,
  soilAndFertilizersPath,
  termsPath,
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

const plants = plantsPath
const seeds = seedsPath
const soilAndFertilizers = soilAndFertilizersPath
const otherServices = servicesPath
const gardeningTools = gardeningToolsPath
const gifting = bulkFormPath
const about = aboutPath
const pebbles = pebblesPath

/** The navbar's items in order (§2 Navbar). */
export const navbar: (NavigationLink | NavigationGroup)[] = [
  { name: 'home', to: '/' },
  {
    name: 'plants',
    id: 'nav-plants',
    root: plants,
    links: [
      { name: 'finder', to: finderPath },
      { name: 'indoorPlants', to: `${plants}/indoorPlants` },
      { name: 'outdoorPlants', to: `${plants}/outdoorPlants` },
      { name: 'allPlants', to: `${plants}/all` },
    ],
  },
  {
    name: 'seeds',
    id: 'nav-seeds',
    root: seeds,
    links: [
      { name: 'flowerSeeds', to: `${seeds}/flowers` },
      { name: 'vegetableSeeds', to: `${seeds}/vegetables` },
    ],
  },
  {
    name: 'soilAndFertilizers',
    id: 'nav-soil',
    root: soilAndFertilizers,
    links: [
      { name: 'soil', to: `${soilAndFertilizers}/soil` },
      { name: 'fertilizers', to: `${soilAndFertilizers}/fertilizers` },
      { name: 'pebbles', to: pebbles },
    ],
  },
  { name: 'gardeningTools', to: gardeningTools },
  { name: 'gifting', to: gifting },
  {
    name: 'services',
    id: 'nav-services',
    root: otherServices,
    links: [
      { name: 'verticalGarden', to: `${otherServices}/verticalGarden` },
      { name: 'artificialDecoration', to: `${otherServices}/artificialPlantsDecoration` },
    ],
  },
  {
    name: 'aboutUs',
    id: 'nav-about',
    root: about,
    links: [
      { name: 'about', to: about },
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
      { name: 'plants', to: plants },
      { name: 'seeds', to: seeds },
      { name: 'soilAndFertilizersInFull', to: soilAndFertilizers },
      { name: 'soil', to: `${soilAndFertilizers}/soil` },
      { name: 'fertilizers', to: `${soilAndFertilizers}/fertilizers` },
      { name: 'pebbles', to: pebbles },
      { name: 'gardeningTools', to: gardeningTools },
    ],
  },
  {
    id: 'foot-services',
    heading: 'services',
    links: [
      { name: 'giftingInFull', to: gifting },
      { name: 'verticalGarden', to: `${otherServices}/verticalGarden` },
      { name: 'artificialDecoration', to: `${otherServices}/artificialPlantsDecoration` },
      { name: 'otherServices', to: otherServices },
    ],
  },
  {
    id: 'foot-business',
    heading: 'aboutUs',
    links: [
      { name: 'about', to: about },
      { name: 'contact', to: contactPath },
      { name: 'shippingPolicy', to: shippingPolicyPath },
      { name: 'termsOfService', to: termsPath },
      { name: 'privacyPolicy', to: privacyPolicyPath },
    ],
  },
]
