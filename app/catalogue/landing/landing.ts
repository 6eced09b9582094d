import type { CategoryKey, Wall } from '#app/catalogue/category.ts'

/** One of a landing's two rooms and the page that its button leads to. */
export interface LandingPanel {
  heading: string
  text: string
  /** The button's words (§2). */
  button: string
  to: string
  scene: string
}

/** The page that leads to two collections (§2), with all its words. */
export interface Landing {
  path: string
  wall: Wall
  heading: string
  title: string
  /** For search engines, at most 155 characters. */
  description: string
  intro: string
  /** Names the picture of shared links. */
  share: string
  panels: readonly [LandingPanel, LandingPanel]
  /** The mixed grid of the two collections; soil and fertilizers have none (§2). */
  latest?: { heading: string; text: string; from: readonly [CategoryKey, CategoryKey] }
  /** Whether it leads to the Plant Finder. */
  finder?: true
}

/** The four landings, by path (§2). */
export const landings: Landing[] = [
  {
    path: '/productPages/plants',
    wall: 'pista',
    heading: 'Plants',
    title: 'Indoor and outdoor plants',
    description:
      'Indoor plants for rooms and offices, outdoor plants for balconies and gardens. Browse both collections and send an enquiry.',
    intro:
      'Two collections: plants that are content inside the house, and plants that want the sky above them. Start with the place, and the light it gets.',
    share: 'plants',
    panels: [
      {
        heading: 'Indoor Plants',
        text: 'For desks, shelves and lobbies, in bright shade.',
        button: 'Explore Indoor Plants',
        to: '/productPages/plants/indoorPlants',
        scene: 'landing-indoor',
      },
      {
        heading: 'Outdoor Plants',
        text: 'For balconies, terraces and gardens, in full sun.',
        button: 'Explore Outdoor Plants',
        to: '/productPages/plants/outdoorPlants',
        scene: 'landing-outdoor',
      },
    ],
    latest: {
      heading: 'Latest Plants Collections',
      text: 'Some from indoors and some from outdoors.',
      from: ['indoor-plants', 'outdoor-plants'],
    },
    finder: true,
  },
  {
    path: '/productPages/seeds',
    wall: 'haldi',
    heading: 'Seeds',
    title: 'Flower and vegetable seeds',
    description:
      'Desi and hybrid seeds of flowers and vegetables, for pots, terraces and kitchen gardens. Browse both collections and send an enquiry.',
    intro:
      'Flowers for the eye, vegetables for the kitchen. Both come as desi seeds, which you can save and sow again, and as hybrids, which grow more evenly.',
    share: 'seeds',
    panels: [
      {
        heading: 'Flower Seeds',
        text: 'For pots, beds and window boxes.',
        button: 'Explore Flowers Seeds',
        to: '/productPages/seeds/flowers',
        scene: 'landing-flower-seeds',
      },
      {
        heading: 'Vegetable Seeds',
        text: 'For a kitchen garden on the terrace or in the ground.',
        button: 'Explore Vegetables Seeds',
        to: '/productPages/seeds/vegetables',
        scene: 'landing-vegetable-seeds',
      },
    ],
    latest: {
      heading: 'Latest Seeds Collections',
      text: 'One from the flowers and one from the vegetables, to begin with.',
      from: ['flower-seeds', 'vegetable-seeds'],
    },
  },
  {
    path: '/productPages/soilAndFertilizers',
    wall: 'gulabi',
    heading: 'Soil and Fertilizers',
    title: 'Soil and fertilizers',
    description:
      'Potting soil, cocopeat, vermicompost and neem oil for pots and beds, each with tips on how to use it. Browse and send an enquiry.',
    intro:
      'What a plant stands in, and what it eats. Each product has its own tips, so that you know how to use it before you ask for it.',
    share: 'soil-and-fertilizers',
    panels: [
      {
        heading: 'Soil',
        text: 'One mix for everyday pots, one for hungry plants.',
        button: 'Explore Soil Products',
        to: '/productPages/soilAndFertilizers/soil',
        scene: 'landing-soil',
      },
      {
        heading: 'Fertilizers',
        text: 'To hold water, to feed, and to keep pests away.',
        button: 'Explore Fertilizers',
        to: '/productPages/soilAndFertilizers/fertilizers',
        scene: 'landing-fertilizers',
      },
    ],
  },
  {
    path: '/productPages/otherServices',
    wall: 'gulabi',
    heading: 'Other Services',
    title: 'Vertical gardens and artificial decoration',
    description:
      'Vertical gardens for walls with light, artificial plants for rooms without it. See both services and send an enquiry about your place.',
    intro:
      'For walls and rooms where a pot on the floor will not do: living walls where there is light, and artificial greenery where there is none.',
    share: 'other-services',
    panels: [
      {
        heading: 'Vertical Garden',
        text: 'A planted wall, where the floor has no room.',
        button: 'Explore Vertical Garden',
        to: '/productPages/otherServices/verticalGarden',
        scene: 'landing-vertical-garden',
      },
      {
        heading: 'Artificial Plants',
        text: 'Greenery that needs neither sun nor water.',
        button: 'Artificial Plants Decoration',
        to: '/productPages/otherServices/artificialPlantsDecoration',
        scene: 'landing-artificial',
      },
    ],
    latest: {
      heading: 'Latest Professional Collections',
      text: 'One for walls with light, and others for rooms without it.',
      from: ['vertical-garden', 'artificial-decoration'],
    },
  },
]

/** The landing that stands at `path`; throws for a path that is none. */
export function getLanding(path: string): Landing {
  const found = landings.find((landing) => landing.path === path)
  if (!found) throw new Error(`No landing stands at ${path}.`)
  return found
}
