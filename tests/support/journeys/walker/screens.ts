import { oneOfEachKind } from '#tests/support/journeys/screen-table.ts'

/** The shop's screens that a walk begins on: one of each kind, in three languages. */
export const shopScreens = [
  ...oneOfEachKind,
  '/enquiry/waiting',
  '/productPages/pebbles',
  '/my-list',
  '/hi/home',
  '/hi/product/enquiryForm',
  '/mr/finder',
  '/mr/productPages/plants/indoorPlants',
]

/** The desk's, for somebody who may see all of them and has been sent this enquiry. */
export const deskScreens = (reference: string) =>
  [
    '',
    `/enquiries/${reference}`,
    '/people',
    '/catalogue',
    '/catalogue/new',
    '/catalogue/categories',
    '/catalogue/deleted',
    '/catalogue/7',
    '/catalogue/7/picture',
    '/catalogue/7/history',
    '/catalogue/7/prices',
    '/catalogue/7/waiting',
    '/catalogue/round',
    '/catalogue/waiting',
    '/import',
    '/import/pictures',
    '/insights',
    '/account',
    '/notices',
    '/kept-inbox',
    '/settings',
    '/settings/prices',
    '/settings/season',
    '/settings/texts',
    '/settings/hours',
    '/settings/changes',
    '/letters',
    '/download',
    '/staff',
    '/no/such/page',
  ].map((path) => `/desk${path}`)
