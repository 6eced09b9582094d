export const invalidEmail = 'Please enter a valid email address.'
export const subscribed = 'Subscription successful!'
export const subscriptionFailed = 'Subscription failed. Please try again later.'

/**
 * What follows (beyond §8), as nothing is sent before the address itself has agreed. It tells
 * neither who is on the list nor of an e-mail that can't be sent while no mail server is known.
 */
export function whatFollows({ smtpUrl }: { smtpUrl: string | undefined }): string {
  return smtpUrl
    ? 'Please confirm by the e-mail that we are sending you, unless you have confirmed before.'
    : 'We have noted your address, and will ask you by e-mail to confirm it before we send anything.'
}

/** Where the links of a subscription's e-mails lead. */
export const confirmPath = '/newsletter/confirm'
export const unsubscribePath = '/newsletter/unsubscribe'
