import type { Role } from '#app/staff/role.ts'
import { MOST_BYTES } from '#app/stock/pictures/picture-fault.ts'

/** An address that takes a file beside its form. */
export interface UploadDoor {
  /** The paths that lead to it; in any other spelling it takes no file. */
  path: RegExp
  roles: readonly Role[]
  /** The largest file, in bytes. */
  maxBytes: number
}

/** Every address that takes files: no other reads a body of more than a form's size. */
export const uploadDoors: readonly UploadDoor[] = [
  // A spreadsheet: more than any catalogue of ten thousand rows needs.
  { path: /^\/desk\/import(\.data)?$/, roles: ['owner', 'catalogue'], maxBytes: 10_000_000 },
  // A picture from a phone, as its camera has taken it.
  {
    path: /^\/desk\/catalogue\/\d+\/picture(\.data)?$/,
    roles: ['owner', 'catalogue'],
    maxBytes: MOST_BYTES,
  },
]

/** Tells whether a path leads to a door that takes files. */
export function isUploadPath(pathname: string): boolean {
  return uploadDoors.some(({ path }) => path.test(pathname))
}
