// Every address of the shop, spelled once: each folder may name any of them without importing what
// stands there. What holds at an address is said in main/addresses.ts. Only constants stand in here:
// the build writes them in where they are used, so that they are no file to load.

export const homePath = '/home'

/** The pages of the catalogue, by their addresses in the specification (§2). */
export const plantsPath = '/productPages/plants'
export const indoorPlantsPath = '/productPages/plants/indoorPlants'
export const outdoorPlantsPath = '/productPages/plants/outdoorPlants'
export const allPlantsPath = '/productPages/plants/all'
export const seedsPath = '/productPages/seeds'
export const flowerSeedsPath = '/productPages/seeds/flowers'
export const vegetableSeedsPath = '/productPages/seeds/vegetables'
export const soilAndFertilizersPath = '/productPages/soilAndFertilizers'
export const soilPath = '/productPages/soilAndFertilizers/soil'
export const fertilizersPath = '/productPages/soilAndFertilizers/fertilizers'
export const pebblesPath = '/productPages/pebbles'
export const gardeningToolsPath = '/productPages/gardeningTools'
export const servicesPath = '/productPages/otherServices'
export const verticalGardenPath = '/productPages/otherServices/verticalGarden'
export const artificialDecorationPath = '/productPages/otherServices/artificialPlantsDecoration'
export const placeholderListPath = '/product/productList'

/** What the address of an added category's page begins with; its key follows. */
export const categoryRoot = '/productPages/'

/** What the address of a product's page begins with; its slug follows. */
export const productRoot = '/product/'

/** Where the bulk form stands, and where it is posted without JavaScript. */
export const bulkFormPath = '/productPages/corporateBulkGifting'

/** The Plant Finder's address; what was chosen follows it. */
export const finderPath = '/finder'

/** What is sown, planted and in flower now; a month's name may follow it. */
export const inSeasonPath = '/in-season'

/** What the nursery knows, and its journal; a guide's slug may follow it. */
export const guidesPath = '/guides'

/** The newest guides and entries, for programs that read feeds. */
export const guidesFeedPath = '/guides.atom'

/** The search's page; `?query=` follows it. */
export const searchPath = '/product/productView'

/** Where the enquiry form stands as a page, and where it is posted without JavaScript. */
export const enquiryFormPath = '/product/enquiryForm'

/** What the enquiry dialog asks of a product that has sizes or a price. */
export const aboutProductPath = '/product/enquiryForm/about'

/** The page of what waits on this phone. */
export const waitingPath = '/enquiry/waiting'

export const myListPath = '/my-list'

/** The page that stands for My list without network: the same for everybody, filled in by the phone. */
export const keptListPath = '/my-list/here'

export const contactPath = '/contact'

/** The chat button on a screen of its own (§2). */
export const chatButtonPath = '/shared/whatsappButton'

export const aboutPath = '/about'
export const shippingPolicyPath = '/shipping-policy'
export const termsPath = '/Terms-of-Service'
export const privacyPolicyPath = '/privacy-policy'

/** The page that a visitor without network gets in place of one that was never seen. */
export const unseenPath = '/no-network'

/** The page that says that too many visitors wait; its answer is always a 503. */
export const busyPath = '/busy'

/** The page that says that a form holds more than is taken; its answer is always a 413. */
export const tooLongPath = '/too-long'

/** Where forms are sent as JSON (§5, §7). */
export const createEnquiryPath = '/enquiry/create'
export const submitBulkPath = '/api/forms/submit'
export const sendListPath = '/my-list/send'
export const changeListPath = '/my-list/change'

/** What the calls for a category's products begin with; its key follows. */
export const listRoot = '/products/'
export const searchCallPath = '/products/search'
/** Names that are found while one types. */
export const suggestionsPath = '/products/suggestions'

export const contactDetailsPath = '/contact-details'
