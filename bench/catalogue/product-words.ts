import type { CategoryKey } from '#app/catalogue/category.ts'

/** What a category's made-up names consist of: `Money Plant Golden, 15 cm pot, Kadiyam`. */
export interface ProductWords {
  /** Out of a hundred products, how many are of this category. */
  share: number
  /** What it is, and local names where it has some. */
  kinds: readonly (readonly [name: string, ...aliases: string[]])[]
  varieties: readonly string[]
  forms: readonly string[]
}

/** Where it was grown or made: the last part of every name. */
export const towns =
  'Kadiyam Pune Nashik Bengaluru Kalimpong Ooty Kolkata Nagpur Surat Indore Lucknow Thrissur Mysuru Shimla Dehradun Jaipur Sangli Anand Guwahati Ranchi Hosur Yercaud Pantnagar Solan'.split(
    ' ',
  )

const colours =
  'White Red Pink Yellow Orange Purple Blue Coral Peach Cream Scarlet Crimson Lilac Maroon Rose Amber Apricot Bronze Copper Ivory'.split(
    ' ',
  )
const leaves =
  'Golden Silver Marble Variegated Dwarf Giant Compact Trailing Emerald Moonlight Neon Jade Black Dragon Velvet Snow Sunrise Twilight Lemon Zebra'.split(
    ' ',
  )
const houses =
  'Arka Pusa Kashi Desi Hybrid Heirloom Early Late Long Round Sweet Hot Tall Bush Climbing Monsoon Winter Summer Terrace Kitchen'.split(
    ' ',
  )
const finishes =
  'Polished Natural Matte Glossy Hammered Ribbed Classic Premium Economy Sturdy Light Heavy Folding Rounded Square Slim Wide Deep Curved Plain'.split(
    ' ',
  )

const pots = [8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 75].map((cm) => `${cm} cm pot`)
const seedPacks = [10, 20, 25, 30, 50, 75, 100, 150, 200, 250, 300, 500].map(
  (count) => `${count} seeds`,
)
const bags = [1, 2, 3, 5, 8, 10, 15, 20, 25, 40, 50, 100].map((kg) => `${kg} kg`)
const pieces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25].map((count) => `set of ${count}`)
const sizes = [20, 30, 40, 45, 60, 75, 90, 100, 120, 150, 180, 240].map((cm) => `${cm} cm`)

/** The words of every category that a large catalogue fills; Home's own list stays as it is. */
export const productWords: Partial<Record<CategoryKey, ProductWords>> = {
  'indoor-plants': {
    share: 30,
    kinds: [
      ['Snake Plant', 'sansevieria'],
      ['Areca Palm', 'dypsis lutescens'],
      ['Money Plant', 'pothos', 'मनी प्लांट'],
      ['Peace Lily', 'spathiphyllum'],
      ['ZZ Plant', 'zamioculcas'],
      ['Rubber Plant', 'ficus elastica'],
      ['Spider Plant', 'chlorophytum'],
      ['Jade Plant', 'crassula'],
      ['Boston Fern', 'nephrolepis'],
      ['Aglaonema', 'chinese evergreen'],
      ['Dieffenbachia', 'dumb cane'],
      ['Philodendron'],
      ['Anthurium', 'flamingo flower'],
      ['Calathea', 'prayer plant'],
      ['Dracaena', 'dragon tree'],
      ['Lucky Bamboo', 'dracaena sanderiana'],
      ['Syngonium', 'arrowhead'],
      ['Croton', 'codiaeum'],
      ['Peperomia'],
      ['Haworthia'],
      ['Schefflera', 'umbrella tree'],
      ['Monstera', 'swiss cheese plant'],
      ['Bamboo Palm', 'chamaedorea'],
      ['Aloe Vera', 'ghritkumari', 'कोरफड'],
    ],
    varieties: [...leaves, ...colours],
    forms: pots,
  },
  'outdoor-plants': {
    share: 26,
    kinds: [
      ['Bougainvillea', 'booganvel', 'बोगनवेल'],
      ['Hibiscus', 'gudhal', 'jaswand', 'गुड़हल'],
      ['Mogra Jasmine', 'arabian jasmine', 'मोगरा'],
      ['Madhumalti', 'rangoon creeper', 'मधुमालती'],
      ['Champa', 'plumeria', 'frangipani'],
      ['Parijat', 'night jasmine', 'पारिजात'],
      ['Ixora', 'rukmini'],
      ['Kaner', 'oleander', 'कनेर'],
      ['Lantana'],
      ['Curry Leaf', 'kadi patta', 'कढ़ीपत्ता'],
      ['Lemon Tree', 'nimbu', 'नींबू'],
      ['Guava Tree', 'amrud', 'पेरू'],
      ['Mango Graft', 'aam', 'आंबा'],
      ['Pomegranate', 'anar', 'डाळिंब'],
      ['Neem Tree', 'azadirachta', 'नीम'],
      ['Holy Basil', 'tulsi', 'तुलसी'],
      ['Rose Bush', 'gulab', 'गुलाब'],
      ['Croton Hedge'],
      ['Bottle Palm'],
      ['Adenium', 'desert rose'],
      ['Crossandra', 'aboli', 'अबोली'],
      ['Raat Rani', 'cestrum', 'रातरानी'],
      ['Tecoma'],
      ['Allamanda'],
    ],
    varieties: [...colours, ...leaves],
    forms: pots,
  },
  'flower-seeds': {
    share: 12,
    kinds: [
      ['Marigold Seeds', 'genda', 'झेंडू'],
      ['Sunflower Seeds', 'surajmukhi', 'सूरजमुखी'],
      ['Zinnia Seeds'],
      ['Cosmos Seeds'],
      ['Petunia Seeds'],
      ['Balsam Seeds', 'gulmehendi', 'तेरडा'],
      ['Portulaca Seeds', 'nine o clock'],
      ['Aster Seeds'],
      ['Dahlia Seeds'],
      ['Gomphrena Seeds'],
      ['Celosia Seeds', 'cockscomb'],
      ['Vinca Seeds', 'sadabahar', 'सदाफुली'],
      ['Pansy Seeds'],
      ['Salvia Seeds'],
      ['Hollyhock Seeds'],
    ],
    varieties: [...colours, ...houses],
    forms: seedPacks,
  },
  'vegetable-seeds': {
    share: 12,
    kinds: [
      ['Tomato Seeds', 'tamatar', 'टोमॅटो'],
      ['Brinjal Seeds', 'baingan', 'वांगी'],
      ['Okra Seeds', 'bhindi', 'भेंडी'],
      ['Chilli Seeds', 'mirchi', 'मिरची'],
      ['Bottle Gourd Seeds', 'lauki', 'दुधी'],
      ['Bitter Gourd Seeds', 'karela', 'कारले'],
      ['Ridge Gourd Seeds', 'turai', 'दोडका'],
      ['Spinach Seeds', 'palak', 'पालक'],
      ['Coriander Seeds', 'dhania', 'कोथिंबीर'],
      ['Fenugreek Seeds', 'methi', 'मेथी'],
      ['Radish Seeds', 'mooli', 'मुळा'],
      ['Carrot Seeds', 'gajar', 'गाजर'],
      ['Capsicum Seeds', 'shimla mirch'],
      ['Cluster Bean Seeds', 'gavar', 'गवार'],
      ['Cucumber Seeds', 'kheera', 'काकडी'],
    ],
    varieties: [...houses, ...colours],
    forms: seedPacks,
  },
  pebbles: {
    share: 4,
    kinds: [
      ['River Pebbles'],
      ['Garden Pebbles'],
      ['Aquarium Pebbles'],
      ['Marble Chips'],
      ['Lava Rock'],
    ],
    varieties: [...colours, ...finishes],
    forms: bags,
  },
  'gardening-tools': {
    share: 6,
    kinds: [
      ['Pruning Secateurs', 'katar'],
      ['Hand Trowel'],
      ['Khurpi Weeder', 'खुरपी'],
      ['Watering Can', 'zari', 'झारी'],
      ['Pressure Sprayer'],
      ['Garden Rake'],
      ['Digging Fork'],
      ['Hedge Shears'],
    ],
    varieties: finishes,
    forms: [...pieces, ...sizes],
  },
  'corporate-products': {
    share: 3,
    kinds: [
      ['Desk Plant Gift'],
      ['Branded Planter'],
      ['Terrarium Gift'],
      ['Seed Box Gift'],
      ['Bonsai Gift'],
    ],
    varieties: [...finishes, ...colours],
    forms: pieces,
  },
  'vertical-garden': {
    share: 1,
    kinds: [['Vertical Garden Panel'], ['Green Wall Frame'], ['Drip Line for Walls']],
    varieties: finishes,
    forms: sizes,
  },
  'artificial-decoration': {
    share: 2,
    kinds: [
      ['Artificial Ficus'],
      ['Artificial Palm'],
      ['Artificial Flower Bunch'],
      ['Artificial Grass Mat'],
    ],
    varieties: [...colours, ...finishes],
    forms: sizes,
  },
  fertilizer: {
    share: 2,
    kinds: [
      ['Vermicompost', 'gandul khat'],
      ['Cocopeat'],
      ['Neem Cake', 'नीम खली'],
      ['Bone Meal'],
      ['Seaweed Feed'],
    ],
    varieties: finishes,
    forms: bags,
  },
  soil: {
    share: 2,
    kinds: [
      ['Potting Soil', 'mitti', 'मिट्टी'],
      ['Red Soil', 'lal mitti'],
      ['Cactus Soil'],
      ['Seedling Soil'],
    ],
    varieties: finishes,
    forms: bags,
  },
}
