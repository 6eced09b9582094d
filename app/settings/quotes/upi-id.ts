/**
 * Before the @ 2 to 256 letters, figures, dots, underscores and hyphens, after it 2 to 64 letters
 * and figures.
 */
const shape = /^[a-z\d._-]{2,256}@[a-z][a-z\d]{1,63}$/

/** Gives a UPI id as it is stored: in small letters, without spaces. */
export function tidyUpiId(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

/**
 * Gives a sentence for staff where a tidied text has not the shape of a UPI id; undefined where it
 * has. The right shape is no proof that there is such an account.
 */
export function findUpiFault(id: string): string | undefined {
  if (shape.test(id)) return undefined
  if (/^[^@]+@[^@]*\./.test(id)) {
    return 'This looks like an e-mail address. A UPI id is like name@bank, with no dot after the @.'
  }
  return 'A UPI id is like name@bank: letters, figures, dots and hyphens before the @, letters and figures after it.'
}
