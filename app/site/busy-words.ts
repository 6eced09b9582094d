/** The page that says that too many visitors wait; its answer is always a 503. */
export const busyPath = '/busy'

export const busyWords = 'Many people are in our shop just now.'
