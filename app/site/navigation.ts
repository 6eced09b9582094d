/** One destination, by the words of its link. */
export interface NavigationLink {
  label: string
  to: string
}

/** A dropdown of the navbar. `root` is the path under which all its pages lie. */
export interface NavigationGroup {
  label: string
  id: string
  root: string
  links: NavigationLink[]
}

const plants = '/productPages/plants'
const seeds = '/productPages/seeds'
const soilAndFertilizers = '/productPages/soilAndFertilizers'
const otherServices = '/productPages/otherServices'
const gardeningTools = '/productPages/gardeningTools'
const gifting = '/productPages/corporateBulkGifting'
const pebbles = '/productPages/pebbles'

/** The navbar's items in order (§2 Navbar). */
export const navbar: (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', to: '/' },
  {
    label: 'Plants',
    id: 'nav-plants',
    root: plants,
    links: [
      { label: 'Indoor Plants', to: `${plants}/indoorPlants` },
      { label: 'Outdoor Plants', to: `${plants}/outdoorPlants` },
    ],
  },
  {
    label: 'Seeds',
    id: 'nav-seeds',
    root: seeds,
    links: [
      { label: 'Flower Seeds', to: `${seeds}/flowers` },
      { label: 'Vegetable Seeds', to: `${seeds}/vegetables` },
    ],
  },
  {
    label: 'Soil & Fertilizers',
    id: 'nav-soil',
    root: soilAndFertilizers,
    links: [
      { label: 'Soil', to: `${soilAndFertilizers}/soil` },
      { label: 'Fertilizers', to: `${soilAndFertilizers}/fertilizers` },
    ],
  },
  { label: 'Gardening Tools', to: gardeningTools },
  { label: 'Corporate Gifting', to: gifting },
  {
    label: 'Other Services',
    id: 'nav-services',
    root: otherServices,
    links: [
      { label: 'Vertical Garden', to: `${otherServices}/verticalGarden` },
      { label: 'Artificial Plants Decoration', to: `${otherServices}/artificialPlantsDecoration` },
    ],
  },
]

/** The footer's three columns of links (§2 Footer); the fourth is the contact. */
export const footerColumns: { id: string; heading: string; links: NavigationLink[] }[] = [
  {
    id: 'foot-collections',
    heading: 'Collections',
    links: [
      { label: 'Plants', to: plants },
      { label: 'Seeds', to: seeds },
      { label: 'Soil and Fertilizers', to: soilAndFertilizers },
      { label: 'Soil', to: `${soilAndFertilizers}/soil` },
      { label: 'Fertilizers', to: `${soilAndFertilizers}/fertilizers` },
      { label: 'Pebbles', to: pebbles },
      { label: 'Gardening Tools', to: gardeningTools },
    ],
  },
  {
    id: 'foot-services',
    heading: 'Services',
    links: [
      { label: 'Corporate and Bulk Gifting', to: gifting },
      { label: 'Vertical Garden', to: `${otherServices}/verticalGarden` },
      { label: 'Artificial Plants Decoration', to: `${otherServices}/artificialPlantsDecoration` },
      { label: 'Other Services', to: otherServices },
    ],
  },
  {
    id: 'foot-business',
    heading: 'About us',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Shipping Policy', to: '/shipping-policy' },
      { label: 'Terms of Service', to: '/Terms-of-Service' },
      { label: 'Privacy Policy', to: '/privacy-policy' },
    ],
  },
]
