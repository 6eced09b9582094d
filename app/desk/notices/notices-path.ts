/** Where somebody chooses what the phone in hand is told. */
export const noticesPath = '/desk/notices'
