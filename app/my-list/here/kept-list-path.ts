/** The page that stands for My list without network: the same for everybody, filled in by the phone. */
export const keptListPath = '/my-list/here'
