/** Where the form under a product's size is sent: below the product's own page. */
export const tellMePath = (productPage: string) => `${productPage}/tell-me`

/** Where whoever is not to be written to says so: from an e-mail, or right after asking. */
export const notMePath = '/not-me'

/** Stands in that address where it is said right after asking, by a receipt. */
export const justNotedKey = 'noted'
