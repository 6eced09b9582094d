/** Where staff ask for a sign-in link by e-mail. */
export const sendLinkPath = '/login/send-link'
