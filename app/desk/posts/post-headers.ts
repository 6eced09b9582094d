/** Under which id a page of the desk sends a post, however often: it is answered once. */
export const postIdHeader = 'x-post-id'
