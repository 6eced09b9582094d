/** Where an owner asks for an archive of everything. */
export const downloadPath = '/desk/download'

/** Gives the address of an archive's bytes. */
export function archivePath(id: number): string {
  return `${downloadPath}/${id}`
}
