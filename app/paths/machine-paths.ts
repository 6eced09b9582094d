// Addresses that browsers and other machines ask for, and that no page of ours stands at.

export const sitemapPath = '/sitemap.xml'
export const robotsPath = '/robots.txt'
export const faviconPath = '/favicon.ico'
/** How a phone installs the shop, and the desk. */
export const manifestPath = '/manifest.webmanifest'
export const deskManifestPath = '/desk.webmanifest'

/** Where a page asks for the token that its calls send with them. */
export const tokenPath = '/xsrf-token'

/** Where browsers look for the service worker: it can never move, or old ones would live on. */
export const serviceWorkerPath = '/service-worker.js'
/** The desk's service worker, registered where somebody turns notices on; nor can it move. */
export const deskWorkerPath = '/desk-worker.js'

/** What the addresses of files begin with: of the build's scripts and styles, of products' pictures, */
export const scriptsRoot = '/assets/'
export const picturesRoot = '/pictures/'
/** of the pictures that other sites show of a shared link, of the shop's signs, of its screens. */
export const shareRoot = '/share/'
export const iconsRoot = '/icons/'
export const screenshotsRoot = '/screenshots/'
