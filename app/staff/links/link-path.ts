/** Where a link that works once leads to. */
export const linkPath = '/login/link'
