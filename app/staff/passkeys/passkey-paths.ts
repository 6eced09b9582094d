/** Where a browser asks for what it has to sign, and signs in with it. */
export const passkeySignInPath = '/login/passkey'
/** Where the same is done to add a passkey to one's own account. */
export const newPasskeyPath = '/desk/account/new-passkey'
