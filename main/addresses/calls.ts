import { categories } from '#app/catalogue/category.ts'
import {
  deskManifestPath,
  deskWorkerPath,
  faviconPath,
  iconsRoot,
  manifestPath,
  picturesRoot,
  robotsPath,
  screenshotsRoot,
  scriptsRoot,
  serviceWorkerPath,
  shareRoot,
  sitemapPath,
  tokenPath,
} from '#app/paths/machine-paths.ts'
import {
  aboutProductPath,
  bulkFormPath,
  changeListPath,
  contactDetailsPath,
  createEnquiryPath,
  enquiryFormPath,
  guidesFeedPath,
  listRoot,
  searchCallPath,
  sendListPath,
  submitBulkPath,
  suggestionsPath,
} from '#app/paths/shop-paths.ts'
import { healthPath, metricsPath, speculationRulesPath } from '#server/http/own-paths.ts'
import type { Address, Routed } from './address.ts'

const searched = { matters: ['query', 'after'] }

/** What scripts call, and what browsers and search engines ask for by themselves. */
export const calls: readonly Routed[] = [
  {
    path: createEnquiryPath,
    file: 'enquiries/receiving/create-enquiry.api.ts',
    // It names up to 60 products with a note on each.
    takes: 'form',
    onlyPosted: true,
    longForms: true,
    leads: { page: enquiryFormPath },
  },
  { path: aboutProductPath, file: 'enquiries/form/about/asked-about.api.ts', english: false },
  {
    path: changeListPath,
    file: 'my-list/adding/change-list.api.ts',
    takes: 'form',
    onlyPosted: true,
    longForms: false,
  },
  {
    path: sendListPath,
    file: 'my-list/send-list.api.ts',
    takes: 'form',
    onlyPosted: true,
    longForms: false,
  },
  {
    path: submitBulkPath,
    file: 'enquiries/bulk/submit-bulk-enquiry.api.ts',
    takes: 'form',
    onlyPosted: true,
    leads: { page: bulkFormPath },
  },
  {
    path: searchCallPath,
    file: 'search/search.api.ts',
    same: searched,
    queue: 'searches',
    counts: 'search',
  },
  {
    path: suggestionsPath,
    file: 'search/box/suggestions.api.ts',
    same: searched,
    queue: 'searches',
    counts: 'search',
    // The only list that a page shows as it came.
    english: false,
  },
  {
    path: `${listRoot}:list`,
    file: 'catalogue/pages/products.api.ts',
    same: { matters: ['after'], values: categories.map(({ key }) => key) },
    counts: 'list',
    english: true,
  },
  {
    path: contactDetailsPath,
    file: 'settings/contact/contact-details.api.ts',
    same: {},
    english: true,
  },
  {
    path: sitemapPath,
    file: 'site/machines/sitemap.api.ts',
    same: { matters: ['part'] },
    english: true,
  },
  { path: guidesFeedPath, file: 'site/guides/guides-feed.api.ts', same: {} },
  { path: robotsPath, file: 'site/machines/robots.api.ts', same: {}, english: true },
  { path: deskManifestPath, file: 'desk/desk-manifest.api.ts', english: true },
  { path: manifestPath, file: 'site/machines/web-manifest.api.ts', same: {}, english: true },
  { path: faviconPath, file: 'site/machines/favicon.api.ts', english: true },
]

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** What `main/app.ts` and `main/serve-files.ts` answer themselves. */
export const withoutRoute: readonly Address[] = [
  { path: healthPath, counts: 'machine' },
  { path: metricsPath, counts: 'machine' },
  { path: tokenPath, counts: 'machine' },
  { path: speculationRulesPath },
  { path: serviceWorkerPath },
  { path: deskWorkerPath },
  { path: `${scriptsRoot}*`, counts: 'file', cacheControl: year },
  { path: `${picturesRoot}*`, counts: 'file', cacheControl: year },
  { path: `${shareRoot}*`, counts: 'file', cacheControl: year },
  { path: `${iconsRoot}*`, counts: 'file', cacheControl: day },
  { path: `${screenshotsRoot}*`, counts: 'file', cacheControl: day },
]
