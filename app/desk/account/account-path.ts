/** Where staff see and change their own account. */
export const accountPath = '/desk/account'
