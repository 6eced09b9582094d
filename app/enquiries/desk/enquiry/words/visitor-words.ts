/** Gives ten digits as they are read aloud: `+91 98765 43210`; anything else as it is. */
export function numberWords(mobileNumber: string): string {
  return mobileNumber.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2')
}
