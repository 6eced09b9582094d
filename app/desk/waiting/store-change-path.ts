/** Where a change that waited on a phone is sent. */
export const storeChangePath = '/desk/waiting-changes'

/** Under which name the browser wakes the desk's worker when there is a network again. */
export const changesTag = 'send-changes'
