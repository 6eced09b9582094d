/** What the newsletter's pages begin with, */
export const newsletterRoot = '/newsletter/'
/** its page and form, and where the links of a subscription's e-mails lead. */
export const subscribePath = '/newsletter/subscribe'
export const confirmPath = '/newsletter/confirm'
export const unsubscribePath = '/newsletter/unsubscribe'

/** Where its form is sent as JSON. */
export const subscribeCallPath = '/api/newsletter/subscribe'

/** Where an owner writes to the newsletter's subscribers. */
export const lettersPath = '/desk/letters'

/** Gives the address of a letter. */
export const letterPath = (id: number | string) => `${lettersPath}/${id}`
