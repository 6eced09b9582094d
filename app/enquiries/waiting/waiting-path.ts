/** The page of what waits on this phone. */
export const waitingPath = '/enquiry/waiting'

/** Under which name the browser's local storage says that something waits: the stub looks there. */
export const waitingFlag = 'enquiries-waiting'
