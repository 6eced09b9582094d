/** The page that a visitor without network gets in place of one that was never seen. */
export const unseenPath = '/no-network'
