import { collections } from '#app/catalogue/collection.ts'
import { collectionLabel } from '#app/catalogue/collection-label.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { choiceGroups } from '#app/catalogue/facts/plant-choices.ts'
import { landings } from '#app/catalogue/pages/landing/landing.ts'
import { landingWords } from '#app/catalogue/pages/landing/landing.words.ts'
import { productPath } from '#app/catalogue/slug.ts'
import {
  allPlantsPath,
  bulkFormPath,
  busyPath,
  categoryRoot,
  chatButtonPath,
  contactPath,
  enquiryFormPath,
  finderPath,
  guidesPath,
  homePath,
  inSeasonPath,
  keptListPath,
  myListPath,
  placeholderListPath,
  searchPath,
  sendListPath,
  tooLongPath,
  unseenPath,
  waitingPath,
} from '#app/paths/shop-paths.ts'
import { notMePath, tellMePath } from '#app/paths/waiting-list-paths.ts'
import { monthSlug } from '#app/seasons/month-address.ts'
import { staticPages } from '#app/site/static-pages.ts'
import type { Routed } from './address.ts'

const paged = { matters: ['after'] }
const choices = choiceGroups.map(({ name }) => name)

/** The shop's pages, all inside its shell. */
export const shopPages: readonly Routed[] = [
  { path: '/', file: 'site/to-home.route.tsx' },
  { path: homePath, file: 'site/home/home.route.tsx', same: {}, views: 'Home' },
  ...landings.map(({ path, name }) => ({
    path,
    file: 'catalogue/pages/landing/landing.route.tsx',
    same: {},
    views: landingWords.en[name].heading,
  })),
  ...collections.map(({ path, category }) => ({
    path,
    file: 'catalogue/pages/collection.route.tsx',
    same: paged,
    views: collectionLabel({ key: category, name: category }, 'en'),
  })),
  {
    path: bulkFormPath,
    file: 'enquiries/bulk/corporate.route.tsx',
    same: { ...paged, personal: ['sent'] },
    takes: 'form',
    views: 'Corporate gifting',
  },
  // Behind the specification's own pages, whose addresses are longer or spelled out.
  {
    path: `${categoryRoot}:category`,
    file: 'site/added-category.route.tsx',
    same: { ...paged, share: 'products' },
    views: true,
  },
  {
    path: guidesPath,
    file: 'site/guides/guides.route.tsx',
    same: { matters: ['guides', 'entries'] },
    views: 'Guides',
  },
  {
    path: `${guidesPath}/:slug`,
    file: 'site/guides/guide.route.tsx',
    same: { share: 'products' },
  },
  { path: placeholderListPath, file: 'catalogue/pages/placeholder-list.route.tsx', same: {} },
  {
    path: allPlantsPath,
    file: 'search/all-plants/all-plants.route.tsx',
    same: paged,
    views: 'All plants',
  },
  {
    path: finderPath,
    file: 'search/finder/finder.route.tsx',
    same: { chosen: true, share: 'products' },
    queue: 'searches',
    views: 'Plant Finder',
  },
  {
    path: inSeasonPath,
    file: 'site/in-season.route.tsx',
    same: { matters: ['act', 'after'] },
    views: 'In season',
  },
  {
    path: `${inSeasonPath}/:month`,
    file: 'site/in-season.route.tsx',
    same: { matters: ['act', 'after'], values: months.map(monthSlug) },
    views: 'In season',
  },
  {
    path: searchPath,
    file: 'search/search.route.tsx',
    same: { matters: ['query', 'after'] },
    queue: 'searches',
    counts: 'search',
    views: 'Search',
  },
  {
    path: enquiryFormPath,
    file: 'enquiries/form/enquiry-form.route.tsx',
    same: {
      matters: ['product', 'about', ...choices],
      personal: ['reference', 'size', 'quantity'],
    },
    takes: 'form',
    secret: true,
    notAhead: true,
    views: 'Enquiry form',
  },
  { path: waitingPath, file: 'enquiries/waiting/waiting.route.tsx', same: {} },
  {
    path: myListPath,
    file: 'my-list/page/my-list.route.tsx',
    // A note on each of many things: 120 KB at most, in any script.
    takes: 'form',
    longForms: true,
    leads: { json: sendListPath },
    secret: true,
    notAhead: true,
    views: 'My list',
  },
  { path: keptListPath, file: 'my-list/here/kept-list.route.tsx', same: {} },
  // The same whatever follows its path, but for a chosen size and the thanks for a name.
  {
    path: productPath(':slug'),
    file: 'site/product/product.route.tsx',
    same: { matters: ['size'], personal: ['thanks', 'noted'], share: 'products' },
    takes: 'form',
  },
  // What its forms by which visitors ask to be told are sent to; whoever opens it sees the product.
  {
    path: tellMePath(productPath(':slug')),
    file: 'site/product/product.route.tsx',
    takes: 'form',
    notAhead: true,
  },
  {
    path: notMePath,
    file: 'waiting-list/not-me.route.tsx',
    takes: 'form',
    secret: true,
    notAhead: true,
  },
  { path: chatButtonPath, file: 'settings/contact/chat-button.route.tsx', same: {} },
  { path: contactPath, file: 'site/contact.route.tsx', same: {}, views: 'Contact' },
  { path: unseenPath, file: 'offline/unseen.route.tsx', same: {} },
  { path: busyPath, file: 'site/busy.route.tsx' },
  { path: tooLongPath, file: 'site/too-long.route.tsx' },
  ...staticPages.map(({ path, label }) => {
    return { path, file: 'site/static-page.route.tsx', same: {}, views: label }
  }),
  { path: '/*', file: 'site/not-found.route.tsx' },
]
