import type { Role } from '#app/staff/role.ts'

/** In which header each answer of the desk says whom it is for. */
export const keptForHeader = 'x-kept-for'

/** In which header a page of the desk says as whom it posts, by their id: for nobody else is it done. */
export const postAsHeader = 'x-post-as'

/** Gives what it says: a person's id, and that they may not see enquiries, where they may not. */
export function markOf({ id, role }: { id: number; role: Role }): string {
  return role === 'catalogue' ? `${id} without-inbox` : String(id)
}
