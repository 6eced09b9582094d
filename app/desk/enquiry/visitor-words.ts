const titles = /^(?:dr|mr|mrs|ms|prof|smt|shri|sri|shrimati|kumari)\.?$/i

/** Gives what a visitor is called in a sentence: the first word of the name that is no title. */
export function firstNameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  return words.find((word) => word && !titles.test(word)) ?? 'the visitor'
}

/** Gives ten digits as they are read aloud: `+91 98765 43210`; anything else as it is. */
export function numberWords(mobileNumber: string): string {
  return mobileNumber.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2')
}
