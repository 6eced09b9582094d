/** Where an owner writes to the newsletter's subscribers. */
export const lettersPath = '/desk/letters'

/** Gives the address of a letter. */
export function letterPath(id: number): string {
  return `${lettersPath}/${id}`
}
