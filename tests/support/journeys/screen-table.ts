/** What the specification asks of one screen. */
export interface Screen {
  path: string
  heading: string
  /** The breadcrumb as it reads, or none. */
  crumbs?: string
  title: string
  texts?: string[]
  /** Links and buttons, by their words and where they lead. */
  buttons?: [words: string, to: string][]
  /** The names on its product cards, in order. */
  cards?: string[]
  cardButton?: string
  hidden?: true
}

const plants = '/productPages/plants'
const seeds = '/productPages/seeds'
const soilAndFertilizers = '/productPages/soilAndFertilizers'
const services = '/productPages/otherServices'
const form = '/product/enquiryForm'
const note =
  '*Images are for reference purposes only. Actual product may vary in shape or appearance based on climate, age, height, etc. The product is replaceable but not returnable.'

/** Every screen of the route table (§2), but for the 404 page, /login and the search results. */
export const screens: Screen[] = [
  {
    path: '/home',
    heading: 'Best Nursery Solutions',
    title: 'Plants, seeds and garden care across India',
    texts: [
      'Smart Gardening Solutions',
      'Corporate Offer',
      'Fruit Plant Special',
      '1.2 million plant lovers',
      'India’s largest nursery',
      'Lifetime support',
      'All-India delivery',
      'since 2014',
      'Secure shipping',
    ],
    buttons: [
      ['Shop Now', form],
      ['Explore', '/product/dwarf-lemon'],
      ['See all plants', `${plants}/all`],
    ],
    cards: [
      'Holy Basil (Tulsi)',
      'Mogra Jasmine',
      'Adenium Desert Rose',
      'Fiddle Leaf Fig',
      'Aloe Vera',
      'Dwarf Lemon Tree',
    ],
  },
  {
    path: `${plants}/all`,
    heading: 'All plants',
    crumbs: 'Home / Plants / All plants',
    title: 'All plants',
  },
  {
    path: plants,
    heading: 'Plants',
    crumbs: 'Home / Plants',
    title: 'Indoor and outdoor plants',
    texts: ['Latest Plants Collections'],
    buttons: [
      ['Explore Indoor Plants', `${plants}/indoorPlants`],
      ['Explore Outdoor Plants', `${plants}/outdoorPlants`],
    ],
    cards: ['Snake Plant', 'Areca Palm', 'Monstera Deliciosa', 'Money Plant', 'Bougainvillea'],
  },
  {
    path: `${plants}/indoorPlants`,
    heading: 'Indoor Plants Collections',
    crumbs: 'Home / Plants / Indoor Plants',
    title: 'Indoor plants',
    cards: [
      'Snake Plant',
      'Areca Palm',
      'Monstera Deliciosa',
      'Money Plant',
      'Peace Lily',
      'ZZ Plant',
      'Rubber Plant',
    ],
  },
  {
    path: `${plants}/outdoorPlants`,
    heading: 'Outdoor Plants Collections',
    crumbs: 'Home / Plants / Outdoor Plants',
    title: 'Outdoor plants',
    cards: ['Bougainvillea', 'Hibiscus'],
  },
  {
    path: seeds,
    heading: 'Seeds',
    crumbs: 'Home / Seeds',
    title: 'Flower and vegetable seeds',
    texts: ['Latest Seeds Collections'],
    buttons: [
      ['Explore Flowers Seeds', `${seeds}/flowers`],
      ['Explore Vegetables Seeds', `${seeds}/vegetables`],
    ],
    cards: ['Desi Flower Seeds', 'Desi Vegetable Seeds'],
  },
  {
    path: `${seeds}/flowers`,
    heading: 'Flower Seeds Collections',
    crumbs: 'Home / Seeds / Flower Seeds',
    title: 'Flower seeds',
    cards: ['Desi Flower Seeds', 'Hybrid Flower Seeds'],
  },
  {
    path: `${seeds}/vegetables`,
    heading: 'Vegetable Seeds Collections',
    crumbs: 'Home / Seeds / Vegetable Seeds',
    title: 'Vegetable seeds',
    cards: ['Desi Vegetable Seeds', 'Hybrid Vegetable Seeds'],
  },
  {
    path: soilAndFertilizers,
    heading: 'Soil and Fertilizers',
    crumbs: 'Home / Soil and Fertilizers',
    title: 'Soil and fertilizers',
    buttons: [
      ['Explore Soil Products', `${soilAndFertilizers}/soil`],
      ['Explore Fertilizers', `${soilAndFertilizers}/fertilizers`],
    ],
    cards: [],
  },
  {
    path: `${soilAndFertilizers}/soil`,
    heading: 'Soil',
    crumbs: 'Home / Soil and Fertilizers / Soil',
    title: 'Soil',
    texts: ['Useful Tips', 'Advantages', note],
    cards: ['General Purpose Soil 20kg', 'Nutritional Soil 5kg'],
    cardButton: 'Purchase in Bulk',
  },
  {
    path: `${soilAndFertilizers}/fertilizers`,
    heading: 'Fertilizers',
    crumbs: 'Home / Soil and Fertilizers / Fertilizers',
    title: 'Fertilizers',
    texts: ['Useful Tips', 'Advantages', note],
    cards: ['Cocopeat', 'Vermicomposts', 'Neem Oil'],
    cardButton: 'Purchase in Bulk',
  },
  {
    path: '/productPages/pebbles',
    heading: 'Trendy Pebbles',
    crumbs: 'Home / Pebbles',
    title: 'Pebbles',
    cards: [
      'Polished White Pebbles',
      'Polished Black Pebbles',
      'Natural River Pebbles',
      'Multicolour Pebbles',
      'Jade Green Pebbles',
    ],
  },
  {
    path: '/productPages/gardeningTools',
    heading: 'Best Gardening Tools',
    crumbs: 'Home / Gardening Tools',
    title: 'Gardening tools',
    cards: [
      'Pruning Secateurs',
      'Hand Trowel',
      'Hand Cultivator',
      'Khurpi Weeder',
      'Watering Can',
      'Pressure Sprayer',
      'Gardening Gloves',
    ],
  },
  {
    path: services,
    heading: 'Other Services',
    crumbs: 'Home / Other Services',
    title: 'Vertical gardens and artificial decoration',
    texts: ['Latest Professional Collections'],
    buttons: [
      ['Explore Vertical Garden', `${services}/verticalGarden`],
      ['Artificial Plants Decoration', `${services}/artificialPlantsDecoration`],
    ],
    cards: ['Vertical Garden Wall Panel', 'Artificial Green Wall', 'Artificial Ficus Tree'],
  },
  {
    path: `${services}/verticalGarden`,
    heading: 'Vertical Gardening Tools',
    crumbs: 'Home / Other Services / Vertical Garden',
    title: 'Vertical gardens',
    cards: ['Vertical Garden Wall Panel'],
  },
  {
    path: `${services}/artificialPlantsDecoration`,
    heading: 'Artificial Plants Decoration',
    crumbs: 'Home / Other Services / Artificial Plants Decoration',
    title: 'Artificial plants decoration',
    cards: ['Artificial Green Wall', 'Artificial Ficus Tree', 'Artificial Flower Arrangement'],
  },
  {
    path: '/productPages/corporateBulkGifting',
    heading: 'Gifts that keep growing',
    crumbs: 'Home / Corporate and Bulk Gifting',
    title: 'Corporate and bulk gifting',
    texts: ['Why give plants', 'Connect with an expert'],
    buttons: [['Connect with an expert', '#expert']],
    cards: [
      'Jade in a Branded Planter',
      'Lucky Bamboo Gift',
      'Ficus Bonsai Gift',
      'Succulent Trio Box',
      'Desk Terrarium',
    ],
  },
  {
    path: '/finder',
    heading: 'Plant Finder',
    crumbs: 'Home / Plants / Plant Finder',
    title: 'Plant Finder',
    texts: ['Say what the corner is like. We show what lives well there.', '20 plants of 20'],
  },
  {
    path: '/product/enquiryForm',
    heading: 'Send an enquiry',
    crumbs: 'Home / Enquiry',
    title: 'Send an enquiry',
  },
  {
    path: '/product/productList',
    heading: 'Sample list',
    crumbs: 'Home / Sample list',
    title: 'Sample list',
    texts: ['This page is a placeholder', 'Laptop', 'Phone', 'Shirt', 'Headphone'],
    hidden: true,
  },
  {
    path: '/shared/whatsappButton',
    heading: 'Chat with us',
    crumbs: 'Home / Chat',
    title: 'Chat with us',
    buttons: [
      [
        'Chat on WhatsApp',
        'https://wa.me/919820000000?text=Hello%2C%20I%20would%20like%20to%20know%20more%20about%20your%20products',
      ],
    ],
    hidden: true,
  },
  {
    path: '/contact',
    heading: 'We Would Love to Hear From You',
    crumbs: 'Home / Contact',
    title: 'Contact',
    texts: [
      'Talk to Sales',
      'Contact Customer Support',
      'Locate Us Here',
      'Survey No. 45, Baner Road, Baner, Pune, Maharashtra 411045',
    ],
    buttons: [
      ['+91 98200 00000', 'tel:+919820000000'],
      ['care@aangan.example', 'mailto:care@aangan.example'],
      [
        'Chat on WhatsApp',
        'https://wa.me/919820000000?text=Hello%2C%20I%20would%20like%20to%20know%20more%20about%20your%20products',
      ],
      [
        'Show on a map',
        'https://www.google.com/maps/search/?api=1&query=Survey%20No.%2045%2C%20Baner%20Road%2C%20Baner%2C%20Pune%2C%20Maharashtra%20411045',
      ],
    ],
  },
  {
    path: '/about',
    heading: 'About us',
    crumbs: 'Home / About us',
    title: 'About us',
    texts: ['more than 6000 products', '1 million customers', 'started in 2006'],
  },
  {
    path: '/shipping-policy',
    heading: 'Shipping Policy',
    crumbs: 'Home / Shipping Policy',
    title: 'Shipping Policy',
    texts: ['flat Rs 79 for all Indian orders', 'within 7 working days'],
  },
  {
    path: '/Terms-of-Service',
    heading: 'Terms of Service',
    crumbs: 'Home / Terms of Service',
    title: 'Terms of Service',
    texts: ['within one year', 'State of Maharashtra'],
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    crumbs: 'Home / Privacy Policy',
    title: 'Privacy Policy',
    texts: ['Notice version'],
  },
]

/** So many screens share a browser window: to open one takes longer than to look at a screen. */
const atOnce = 8

/** The screens in groups that one journey looks at. */
export function inGroups<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / atOnce)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )
}

/** One screen of each kind: the others are built in the same way. */
export const oneOfEachKind = [
  '/home',
  plants,
  `${plants}/indoorPlants`,
  `${soilAndFertilizers}/soil`,
  '/productPages/corporateBulkGifting',
  '/finder',
  form,
  '/contact',
  '/Terms-of-Service',
  '/product/productView?query=plant',
  '/product/productView?query=xyzzy',
  '/my-list?list=7.c-8.2-9',
  '/product/snake-plant',
  '/product/no-such-product',
  '/finder?light=low.bright&care=easy',
  '/newsletter/subscribe',
  '/login',
  '/no/such/page',
]

/** Built of the same parts as one of them, in other words. */
export const likeAnother = [
  `${plants}/all`,
  `${plants}/outdoorPlants`,
  seeds,
  `${seeds}/flowers`,
  `${seeds}/vegetables`,
  soilAndFertilizers,
  `${soilAndFertilizers}/fertilizers`,
  '/productPages/pebbles',
  '/productPages/gardeningTools',
  services,
  `${services}/verticalGarden`,
  `${services}/artificialPlantsDecoration`,
  '/shipping-policy',
  '/privacy-policy',
  '/product/productView?query=genda',
  '/product/hybrid-vegetable-seeds',
  '/product/neem-oil',
]

/** Those of each kind that a computer opens otherwise than a phone: with another picture first, or for a mouse. */
export const openedWide = [
  '/home',
  plants,
  `${plants}/indoorPlants`,
  '/productPages/corporateBulkGifting',
  '/finder',
  '/contact',
  '/product/productView?query=plant',
  '/my-list?list=7.c-8.2-9',
  '/product/snake-plant',
  '/no/such/page',
]

/** Those whose layout is measured: one of each kind with words or pictures of unusual length. */
export const measuredPaths = [
  '/home',
  plants,
  `${plants}/indoorPlants`,
  '/productPages/gardeningTools',
  '/productPages/pebbles',
  '/productPages/corporateBulkGifting',
  '/contact',
  '/about',
  '/Terms-of-Service',
  '/privacy-policy',
]

/** The address of every screen, those included that have states of their own. */
export const everyPath = [
  ...screens.map(({ path }) => path),
  '/product/productView',
  '/product/productView?query=plant',
  '/product/productView?query=genda',
  '/product/productView?query=xyzzy',
  '/my-list',
  '/my-list?list=7.c-8.2-9',
  '/product/snake-plant',
  '/product/hybrid-vegetable-seeds',
  '/product/neem-oil',
  '/product/no-such-product',
  '/finder?light=low.bright&care=easy',
  '/finder?light=low.bright#finder',
  '/finder?light=low&pets=safe&care=easy',
  '/no-network',
  '/my-list/here',
  '/enquiry/waiting',
  '/newsletter/subscribe',
  '/newsletter/confirm?token=none',
  '/login',
  '/no/such/page',
]
