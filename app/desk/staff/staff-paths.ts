/** Where the owner sees who may sign in. */
export const staffPath = '/desk/staff'

/** Gives the address of one person's page. */
export function personPath(id: number): string {
  return `${staffPath}/${id}`
}
