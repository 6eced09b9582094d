import { keptInboxPath } from '#app/paths/desk-paths.ts'
import { keptInboxCache } from './keeps-inbox.ts'
import { keptPage } from './kept-page.ts'

/** The first page of the inbox, as a browser keeps it. */
export const {
  keep: keepInbox,
  find: findKeptInbox,
  findFile: findInboxFile,
  isForOther: isKeptForOther,
  forget: forgetInbox,
} = keptPage({ cache: keptInboxCache, path: keptInboxPath })
