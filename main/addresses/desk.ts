import { MOST_BYTES } from '#app/catalogue/pictures/picture-fault.ts'
import {
  accountPath,
  archivePath,
  bulkChangePath,
  bulkChangesPath,
  cataloguePath,
  categoriesPath,
  categoryHistoryPath,
  deletedPath,
  deskPath,
  downloadPath,
  enquiryChangesPath,
  enquiryPath,
  exportPath,
  folderPath,
  historyPath,
  hoursPath,
  importPath,
  inboxPath,
  insightsPath,
  keptInboxPath,
  labelsPath,
  labelsPdfPath,
  linkPath,
  loginPath,
  newPasskeyPath,
  newProductPath,
  newsPath,
  oneImportPath,
  passkeySignInPath,
  peoplePath,
  personPath,
  phonesPath,
  picturePath,
  priceListPath,
  priceListPdfPath,
  pricesAndQuotesPath,
  pricesPath,
  productEditPath,
  progressPath,
  sendLinkPath,
  settingSectionPath,
  settingsChangesPath,
  settingsPath,
  signOutPath,
  staffPath,
  stockRoundPath,
  storeAnswerPath,
  storeChangePath,
  textsPath,
  waitingListPath,
  whoWaitsPath,
} from '#app/paths/desk-paths.ts'
import { newQuotePath, oneQuotePath, quotesPath, sendQuotePath } from '#app/paths/quote-paths.ts'
import { roles as all, type Role } from '#app/staff/role.ts'
import type { DeskAddress, Routed } from './address.ts'

const owner: readonly Role[] = ['owner']
const answering: readonly Role[] = ['owner', 'desk']
const stocking: readonly Role[] = ['owner', 'catalogue']

/** How the staff sign in. Anybody may try. */
export const signIn: readonly Routed[] = [
  {
    path: loginPath,
    file: 'staff/sign-in/login.route.tsx',
    takes: 'form',
    sendQueue: 'sign-in',
    english: true,
    notAhead: true,
  },
  { path: linkPath, file: 'staff/links/link.route.tsx', takes: 'form', secret: true },
  { path: sendLinkPath, file: 'staff/mailed-link/send-link.route.tsx', takes: 'form' },
  { path: passkeySignInPath, file: 'staff/passkeys/passkey-sign-in.api.ts', takes: 'form' },
]

/** The desk's layout: whatever stands below it is behind its guard. */
export const desk: DeskAddress = {
  path: deskPath,
  file: 'desk.route.tsx',
  roles: all,
  // Nobody else gets further than the sign-in.
  queue: 'none',
  english: true,
  secret: true,
  notAhead: true,
}

/** What stands in the desk's layout, and whose it is. */
export const deskAddresses: readonly DeskAddress[] = [
  {
    path: inboxPath,
    file: 'enquiries/desk/inbox/inbox.route.tsx',
    roles: answering,
    takes: 'form',
  },
  {
    path: enquiryPath(':reference'),
    file: 'enquiries/desk/enquiry/enquiry.route.tsx',
    roles: answering,
    takes: 'form',
  },
  {
    path: enquiryChangesPath(':reference'),
    file: 'enquiries/desk/enquiry/enquiry-changes.api.ts',
    roles: answering,
  },
  {
    path: newQuotePath(':reference'),
    file: 'quotes/desk/write/new-quote.api.ts',
    roles: answering,
    takes: 'form',
  },
  { path: quotesPath, file: 'quotes/desk/list/quotes.route.tsx', roles: answering },
  // Up to sixty lines with all that is typed into them.
  {
    path: oneQuotePath(':id'),
    file: 'quotes/desk/write/quote.route.tsx',
    roles: answering,
    takes: 'long form',
  },
  {
    path: sendQuotePath(':id'),
    file: 'quotes/desk/write/send.route.tsx',
    roles: answering,
    takes: 'form',
  },
  { path: peoplePath, file: 'enquiries/desk/people/people.route.tsx', roles: owner, takes: 'form' },
  { path: signOutPath, file: 'desk/sign-out.route.tsx', roles: all, takes: 'form' },
  {
    path: cataloguePath,
    file: 'catalogue/desk/list/catalogue.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: bulkChangesPath,
    file: 'catalogue/desk/bulk/bulk-changes.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: bulkChangePath(':id'),
    file: 'catalogue/desk/bulk/bulk-change.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  // With all its tips, as a letter is.
  {
    path: newProductPath,
    file: 'catalogue/desk/editor/new-product.route.tsx',
    roles: stocking,
    takes: 'long form',
  },
  { path: waitingListPath, file: 'waiting-list/desk/waiting-list.route.tsx', roles: all },
  {
    path: whoWaitsPath(':id'),
    file: 'waiting-list/desk/who-waits.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: categoriesPath,
    file: 'catalogue/desk/categories/categories.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: deletedPath,
    file: 'catalogue/desk/deleted/deleted.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  {
    path: categoryHistoryPath(':key'),
    file: 'catalogue/desk/categories/category-history.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: productEditPath(':id'),
    file: 'catalogue/desk/editor/product.route.tsx',
    roles: all,
    takes: 'long form',
  },
  // A picture from a phone, as its camera has taken it.
  {
    path: picturePath(':id'),
    file: 'catalogue/desk/picture/picture.route.tsx',
    roles: stocking,
    takes: { fileBytes: MOST_BYTES },
  },
  {
    path: historyPath(':id'),
    file: 'catalogue/desk/history/history.route.tsx',
    roles: all,
    takes: 'form',
  },
  { path: pricesPath(':id'), file: 'catalogue/desk/prices/prices.route.tsx', roles: all },
  { path: labelsPath, file: 'catalogue/desk/printing/labels.route.tsx', roles: all },
  { path: labelsPdfPath, file: 'catalogue/desk/printing/labels-pdf.api.ts', roles: all },
  {
    path: priceListPath,
    file: 'catalogue/desk/printing/price-list.route.tsx',
    roles: stocking,
  },
  {
    path: priceListPdfPath,
    file: 'catalogue/desk/printing/price-list-pdf.api.ts',
    roles: stocking,
  },
  {
    path: stockRoundPath,
    file: 'catalogue/desk/round/round.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: storeAnswerPath,
    file: 'catalogue/desk/round/store-answer.api.ts',
    roles: all,
    takes: 'form',
  },
  // A spreadsheet: more than any catalogue of ten thousand rows needs.
  {
    path: importPath,
    file: 'catalogue/desk/import/start-import.route.tsx',
    roles: stocking,
    takes: { fileBytes: 10_000_000 },
  },
  {
    path: folderPath,
    file: 'catalogue/desk/folder/folder.route.tsx',
    roles: stocking,
    takes: 'long form',
  },
  {
    path: oneImportPath(':id'),
    file: 'catalogue/desk/import/import.route.tsx',
    roles: stocking,
    takes: 'form',
  },
  { path: progressPath(':id'), file: 'catalogue/desk/import/progress.api.ts', roles: stocking },
  // Each list has its own; of one that there is none of nobody hears more than that.
  { path: exportPath(':what'), file: 'exports/export.api.ts', roles: all },
  { path: insightsPath, file: 'insights/desk/insights.route.tsx', roles: all, takes: 'form' },
  { path: accountPath, file: 'staff/desk/account/account.route.tsx', roles: all, takes: 'form' },
  {
    path: newPasskeyPath,
    file: 'staff/desk/account/new-passkey.api.ts',
    roles: all,
    takes: 'form',
  },
  {
    path: phonesPath,
    file: 'staff/desk/phones/phones.route.tsx',
    roles: answering,
    takes: 'form',
  },
  { path: keptInboxPath, file: 'enquiries/desk/kept-inbox/kept-inbox.route.tsx', roles: answering },
  { path: settingsPath, file: 'settings/desk/settings.route.tsx', roles: answering, takes: 'form' },
  { path: textsPath, file: 'settings/desk/texts/texts.route.tsx', roles: owner, takes: 'form' },
  { path: hoursPath, file: 'settings/desk/hours/hours.route.tsx', roles: owner, takes: 'form' },
  {
    path: settingsChangesPath,
    file: 'settings/desk/changes/changes.route.tsx',
    roles: owner,
    takes: 'form',
  },
  {
    path: pricesAndQuotesPath,
    file: 'settings/desk/quotes/prices-and-quotes.route.tsx',
    roles: owner,
    takes: 'long form',
  },
  {
    path: settingSectionPath(':section'),
    file: 'settings/desk/section.route.tsx',
    roles: owner,
    takes: 'form',
  },
  { path: downloadPath, file: 'exports/download/download.route.tsx', roles: owner, takes: 'form' },
  { path: archivePath(':id'), file: 'exports/download/archive.api.ts', roles: owner },
  { path: staffPath, file: 'staff/desk/staff.route.tsx', roles: owner, takes: 'form' },
  { path: personPath(':id'), file: 'staff/desk/person.route.tsx', roles: owner, takes: 'form' },
  {
    path: storeChangePath,
    file: 'enquiries/desk/enquiry/store-change.api.ts',
    roles: answering,
    takes: 'form',
  },
  // Streams that open pages come back to by themselves.
  { path: newsPath, file: 'desk/news/news.api.ts', roles: answering, queue: 'news' },
  { path: `${deskPath}/*`, file: 'desk/not-found.route.tsx', roles: all },
]
