/** Where the inbox stands. */
export const inboxPath = '/desk'
