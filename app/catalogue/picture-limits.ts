/** So many pictures a product has at most, its first counted in. */
export const mostPictures = 8
/** What a picture shows is said in so many letters at most, in each language. */
export const longestPictureText = 200
