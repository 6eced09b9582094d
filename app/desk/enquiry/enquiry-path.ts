/** Gives the address of one enquiry's screen. */
export function enquiryPath(reference: string): string {
  return `/desk/enquiries/${reference}`
}
