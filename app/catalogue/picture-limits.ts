/** So many pictures a product has at most, its first counted in. */
export const mostPictures = 8
