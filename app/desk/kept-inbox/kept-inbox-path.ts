/** The page of the inbox that a phone may keep: without addresses, places and numbers. */
export const keptInboxPath = '/desk/kept-inbox'

/** In which header it says whose it is. */
export const keptForHeader = 'x-kept-for'
