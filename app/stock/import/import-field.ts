/** What a column of a spreadsheet can be. The code only finds the product. */
export const importFields = [
  'code',
  'name',
  'category',
  'slug',
  'botanical',
  'hindi',
  'marathi',
  'other',
  'light',
  'alsoGood',
  'waterRule',
  'summerDays',
  'winterDays',
  'place',
  'height',
  'care',
  'season',
  'pets',
  'petsSource',
  'children',
  'childrenSource',
  'description',
  'quantity',
  'tips',
  'advantages',
  'youGet',
  'backIn',
  'shown',
] as const

export type ImportField = (typeof importFields)[number]

/** The heading of a field's column in the files that we write, and its name on the screens. */
export const fieldLabels: Record<ImportField, string> = {
  code: 'Code',
  name: 'Name',
  category: 'Category',
  slug: 'Address',
  botanical: 'Botanical name',
  hindi: 'Hindi names',
  marathi: 'Marathi names',
  other: 'Other names',
  light: 'Light',
  alsoGood: 'Light, also good',
  waterRule: 'How to water',
  summerDays: 'Water in summer, every (days)',
  winterDays: 'Water in winter, every (days)',
  place: 'Place',
  height: 'Height (cm)',
  care: 'Care',
  season: 'Season',
  pets: 'Cats and dogs',
  petsSource: 'Cats and dogs, who says so',
  children: 'Children',
  childrenSource: 'Children, who says so',
  description: 'Description',
  quantity: 'Quantity',
  tips: 'Tips',
  advantages: 'Advantages',
  youGet: 'You get',
  backIn: 'Back in',
  shown: 'Shown in the shop',
}

/** What the choice of a column is called where its name alone does not say it. */
export function choiceLabel(field: ImportField): string {
  return field === 'code' ? 'Code (finds the product)' : fieldLabels[field]
}

/** Other headings under which owners keep the same, folded: lower case, letters and digits only. */
export const otherHeadings: Partial<Record<ImportField, readonly string[]>> = {
  code: ['id', 'itemcode', 'productcode', 'productid', 'item', 'no', 'productno'],
  name: ['plant', 'plantname', 'product', 'productname', 'itemname', 'title', 'नाव', 'नाम'],
  category: ['type', 'group', 'section', 'kind', 'producttype'],
  slug: ['url', 'link', 'webaddress'],
  botanical: ['scientific', 'scientificname', 'botanical', 'latin', 'latinname', 'species'],
  hindi: [
    'hindi',
    'hindiname',
    'localnamehindi',
    'हिंदी',
    'हिन्दी',
    'हिंदीनाम',
    'हिन्दीनाम',
    'हिंदीनाव',
  ],
  marathi: ['marathi', 'marathiname', 'localnamemarathi', 'मराठी', 'मराठीनाव', 'मराठीनाम'],
  other: ['aliases', 'alias', 'commonnames', 'commonname', 'alsoknownas', 'synonyms', 'localname'],
  light: ['sunlight', 'sun', 'lightneeds', 'exposure', 'lightrequirement'],
  waterRule: ['watering', 'water'],
  summerDays: ['waterinsummer', 'summerwater', 'waterinsummerdays'],
  winterDays: ['waterinwinter', 'winterwater', 'waterinwinterdays'],
  place: ['where', 'location', 'growsin', 'indooroutdoor'],
  height: ['height', 'size', 'plantheight', 'heightincm'],
  care: ['difficulty', 'carelevel', 'ease', 'maintenance'],
  season: ['flowering', 'bloom', 'blooms', 'floweringseason'],
  pets: ['pets', 'petsafe', 'toxicity', 'catsdogs'],
  children: ['childsafe', 'childrensafe', 'kids'],
  description: ['about', 'details', 'text'],
  quantity: ['weight', 'pack', 'packsize', 'unit', 'netweight'],
  tips: ['tip', 'careinstructions'],
  advantages: ['benefits', 'uses', 'advantage'],
  youGet: ['includes', 'inthebox'],
  backIn: ['available', 'availablefrom', 'backinstock'],
  shown: ['shown', 'visible', 'published', 'active', 'show'],
}

/** Columns that catalogues often have and this shop has no room for: a folded heading, and why. */
export const leftOutHeadings: readonly (readonly [RegExp, string])[] = [
  [
    /^(rate|price|mrp|cost|amount|rs|inr|sellingprice|discount|gst|tax|hsn|hsncode)/,
    'The shop shows no prices',
  ],
  [/^(stock|qtyinstock|available?quantity|inventory)/, 'The shop counts no stock'],
  [/^(image|picture|photo|img)/, 'Pictures are added to each product'],
  [/^(srno|slno|serial|sno|serialno)/, 'It only counts the rows'],
]

/** Folds a heading so that spellings of it meet: case, spaces and signs say nothing. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
