import { MOST_BYTES } from '#app/catalogue/pictures/picture-fault.ts'
import {
  accountPath,
  archivePath,
  deskGuidesPath,
  deskPath,
  downloadPath,
  enquiryChangesPath,
  enquiryPath,
  exportPath,
  guideEditPath,
  guideHistoryPath,
  guideLanguagePath,
  guidePicturesPath,
  hoursPath,
  inboxPath,
  insightsPath,
  keptInboxPath,
  linkPath,
  loginPath,
  newGuidePath,
  newPasskeyPath,
  newsPath,
  passkeySignInPath,
  peoplePath,
  personPath,
  phonesPath,
  pricesAndQuotesPath,
  sendLinkPath,
  settingSectionPath,
  settingsChangesPath,
  settingsPath,
  signOutPath,
  staffPath,
  storeChangePath,
  textsPath,
  waitingListPath,
  whoWaitsPath,
} from '#app/paths/desk-paths.ts'
import { roles as all, type Role } from '#app/staff/role.ts'
import type { DeskAddress, Routed } from './address.ts'

const owner: readonly Role[] = ['owner']
const answering: readonly Role[] = ['owner', 'desk']

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
  {
    path: passkeySignInPath,
    file: 'staff/passkeys/passkey-sign-in.api.ts',
    takes: 'form',
    onlyPosted: true,
  },
]

/** The desk's layout: whatever stands below it is behind its guard. */
export const desk: DeskAddress = {
  path: deskPath,
  file: 'desk.route.tsx',
  roles: all,
  // Nobody else gets further than the sign-in.
  queue: 'none',
  // What the staff write takes nine bytes a letter in Devanagari, and much is sent with what it replaces.
  longForms: true,
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
    path: storeChangePath,
    file: 'enquiries/desk/enquiry/store-change.api.ts',
    roles: answering,
    takes: 'form',
    onlyPosted: true,
  },
  { path: peoplePath, file: 'enquiries/desk/people/people.route.tsx', roles: owner, takes: 'form' },
  { path: waitingListPath, file: 'waiting-list/desk/waiting-list.route.tsx', roles: all },
  {
    path: whoWaitsPath(':id'),
    file: 'waiting-list/desk/who-waits.route.tsx',
    roles: all,
    takes: 'form',
  },
  { path: deskGuidesPath, file: 'guides/desk/list/guides.route.tsx', roles: all },
  {
    path: newGuidePath,
    file: 'guides/desk/editor/new-guide.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: guideEditPath(':id'),
    file: 'guides/desk/editor/guide.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: guidePicturesPath(':id'),
    file: 'guides/desk/pictures/guide-pictures.route.tsx',
    roles: all,
    takes: { fileBytes: MOST_BYTES },
  },
  {
    path: guideHistoryPath(':id'),
    file: 'guides/desk/history/guide-history.route.tsx',
    roles: all,
    takes: 'form',
  },
  {
    path: guideLanguagePath(':id', ':language'),
    file: 'guides/desk/translate/translate.route.tsx',
    roles: all,
    takes: 'form',
  },
  // Each list has its own; of one that there is none of nobody hears more than that.
  { path: exportPath(':what'), file: 'exports/export.api.ts', roles: all },
  { path: insightsPath, file: 'insights/desk/insights.route.tsx', roles: all, takes: 'form' },
  { path: signOutPath, file: 'desk/sign-out.route.tsx', roles: all, takes: 'form' },
  { path: accountPath, file: 'staff/desk/account/account.route.tsx', roles: all, takes: 'form' },
  {
    path: newPasskeyPath,
    file: 'staff/desk/account/new-passkey.api.ts',
    roles: all,
    takes: 'form',
    onlyPosted: true,
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
    takes: 'form',
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
  // Streams that open pages come back to by themselves.
  { path: newsPath, file: 'desk/news/news.api.ts', roles: answering, queue: 'news' },
  { path: `${deskPath}/*`, file: 'desk/not-found.route.tsx', roles: all },
]
