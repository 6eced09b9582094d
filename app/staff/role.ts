/** What somebody may do: the owner all, the desk answers enquiries, catalogue keeps the products. */
export const roles = ['owner', 'desk', 'catalogue'] as const

export type Role = (typeof roles)[number]

/** Tells whether a text names a role. */
export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
