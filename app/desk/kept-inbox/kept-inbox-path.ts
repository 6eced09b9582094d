/** The page of the inbox that a phone may keep: without addresses, places and numbers. */
export const keptInboxPath = '/desk/kept-inbox'
