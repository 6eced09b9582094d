// Every address of the desk and of the sign-in before it, spelled once: each folder may name any of
// them without importing what stands there. What holds at an address is said in main/addresses.ts.

/** Where staff sign in. */
export const loginPath = '/login'

/** Where a link that works once leads to. */
export const linkPath = '/login/link'

/** Where staff ask for a sign-in link by e-mail. */
export const sendLinkPath = '/login/send-link'

/** Where a browser asks for what it has to sign, and signs in with it. */
export const passkeySignInPath = '/login/passkey'

/** Where the desk begins. */
export const deskPath = '/desk'

/** Whether a path is the desk's own or below it. */
export const isDeskPath = (path: string) => path === deskPath || path.startsWith(`${deskPath}/`)

/** The desk's first page stands where it begins. */
export const inboxPath = '/desk'

/** Gives the address of one enquiry's screen. */
export const enquiryPath = (reference: string) => `/desk/enquiries/${reference}`

/** Gives the address at which an open enquiry asks what has changed. */
export const enquiryChangesPath = (reference: string) => `${enquiryPath(reference)}/changes`

/** Where an owner sees what is held of a visitor, and erases it. */
export const peoplePath = '/desk/people'

export const signOutPath = '/desk/sign-out'

/** Where the catalogue's list stands. */
export const cataloguePath = '/desk/catalogue'

/** Where a product is made. */
export const newProductPath = '/desk/catalogue/new'

/** Where the categories are kept. */
export const categoriesPath = '/desk/catalogue/categories'

/** Where deleted products are brought back. */
export const deletedPath = '/desk/catalogue/deleted'

/** Gives the address of what was done to a category. */
export const categoryHistoryPath = (key: string) => `${categoriesPath}/${key}/history`

/** Gives the address of a product's editor. */
export const productEditPath = (id: Id) => `${cataloguePath}/${id}`

/** Gives the address at which a product's picture is changed, and to which a new one is sent. */
export const picturePath = (id: Id) => `${productEditPath(id)}/picture`

/** Gives the address of what was done to a product. */
export const historyPath = (id: Id) => `${productEditPath(id)}/history`

/** Where many products are changed at once, and what was changed so is listed. */
export const bulkChangesPath = '/desk/catalogue/bulk'

/** Gives the address of one change of many products. */
export const bulkChangePath = (id: string) => `${bulkChangesPath}/${id}`

/** Where somebody walks through the nursery and says what can be had. */
export const stockRoundPath = '/desk/catalogue/round'

/** Where an answer of such a walk that waited on a phone is sent. */
export const storeAnswerPath = `${stockRoundPath}/answers`

/** Where plant labels are made, and their PDF. */
export const labelsPath = '/desk/catalogue/labels'
export const labelsPdfPath = `${labelsPath}.pdf`

/** Where a price list is made, and its PDF. */
export const priceListPath = '/desk/catalogue/price-list'
export const priceListPdfPath = `${priceListPath}.pdf`

/** Gives the address of what a product's prices were. */
export const pricesPath = (id: Id) => `${productEditPath(id)}/prices`

/** Where staff see which products people wait for. */
export const waitingListPath = '/desk/catalogue/waiting'

/** Gives the address of who waits for a product. */
export const whoWaitsPath = (id: Id) => `${productEditPath(id)}/waiting`

/** Where the guides' list stands. */
export const deskGuidesPath = '/desk/guides'

/** Where a guide is begun. */
export const newGuidePath = `${deskGuidesPath}/new`

/** Gives the address at which a guide is written. */
export const guideEditPath = (id: Id) => `${deskGuidesPath}/${id}`

/** Gives the address of a guide's pictures, to which new ones are sent. */
export const guidePicturesPath = (id: Id) => `${guideEditPath(id)}/pictures`

/** Gives the address of what was done to a guide. */
export const guideHistoryPath = (id: Id) => `${guideEditPath(id)}/history`

/** Gives the address at which a guide is translated into a language. */
export const guideLanguagePath = (id: Id, language: string) => `${guideEditPath(id)}/in/${language}`

/** Where a spreadsheet is brought in. */
export const importPath = '/desk/import'

/** Where a folder of photographs is sent. */
export const folderPath = `${importPath}/pictures`

/** Gives the address of one import. */
export const oneImportPath = (id: string) => `${importPath}/${id}`

/** Gives the address at which an import says how far it is. */
export const progressPath = (id: string) => `${oneImportPath(id)}/progress`

/** Gives the address of a file that leaves the desk. */
export const exportPath = (what: string) => `/desk/exports/${what}`

/** Where the figures stand. */
export const insightsPath = '/desk/insights'

/** Where staff see and change their own account. */
export const accountPath = '/desk/account'

/** Where a passkey is added to one's own account. */
export const newPasskeyPath = '/desk/account/new-passkey'

/** Where somebody chooses what the phone in hand is told. */
export const phonesPath = '/desk/notices'

/** The page of the inbox that a phone may keep: without addresses, places and numbers. */
export const keptInboxPath = '/desk/kept-inbox'

/** Where the owner sees how delivery does, and changes the business's details. */
export const settingsPath = '/desk/settings'

/** Where an owner writes the texts to begin an answer with. */
export const textsPath = '/desk/settings/texts'

/** Where an owner says when somebody is there to answer. */
export const hoursPath = '/desk/settings/hours'

/** Where every change of a setting is listed. */
export const settingsChangesPath = '/desk/settings/changes'

/** Gives the address of a section of the settings; the business's stands on their first page. */
export const settingSectionPath = (key: string) =>
  key === 'business' ? `${settingsPath}#business` : `${settingsPath}/${key}`

/** Where an owner says whether the shop has prices, and what quotes begin with. */
export const pricesAndQuotesPath = settingSectionPath('prices')

/** Where an owner asks for an archive of everything. */
export const downloadPath = '/desk/download'

/** Gives the address of an archive's bytes. */
export const archivePath = (id: Id) => `${downloadPath}/${id}`

/** Where the owner sees who may sign in. */
export const staffPath = '/desk/staff'

/** Gives the address of one person's page. */
export const personPath = (id: Id) => `${staffPath}/${id}`

/** Where a change that waited on a phone is sent. */
export const storeChangePath = '/desk/waiting-changes'

/** Where news are to be had: as a stream by whoever asks for one, else as one answer. */
export const newsPath = '/desk/news'

/** A row's id, or in the table of addresses the name that stands for it. */
type Id = number | `:${string}`
