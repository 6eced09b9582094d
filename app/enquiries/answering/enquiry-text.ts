import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import { toSpokenPerson } from '#languages/spoken-names.ts'

/** What an enquiry is found by. */
export interface SearchedEnquiry {
  full_name: string
  company_name?: string | null
  mobile_number: string
  email: string
  reference: string
}

/** Stands before how the person's name sounds: a text without it was stored before that was. */
export const spokenMark = '\ue100'

/**
 * Gives the text by which an enquiry is found: folded, a line for each thing. References without
 * what they all begin with, which would make each search for one go through all enquiries. Last, the
 * person's name as it sounds.
 */
export function enquiryText(
  { full_name, company_name, mobile_number, email, reference }: SearchedEnquiry,
  products: readonly NamedProduct[],
  notes: readonly string[] = [],
): string {
  const names = products.flatMap(({ name }) => name ?? [])
  return [full_name, company_name, mobile_number, email, reference.slice(3), ...names, ...notes]
    .flatMap((part) => part ?? [])
    .map(foldWords)
    .concat(spokenMark + toSpokenPerson(foldWords(full_name)))
    .join('\n')
}

/** Folds for comparison: Unicode's compatibility form, lower case, no broken characters. */
export function foldWords(text: string): string {
  // Lower-casing can take a character out of its composed form, hence the second normalisation.
  return text.toWellFormed().normalize('NFKC').toLowerCase().normalize('NFKC')
}
