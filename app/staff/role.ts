/** What somebody may do: the owner all, the desk answers enquiries, catalogue keeps the products. */
export const roles = ['owner', 'desk', 'catalogue'] as const

export type Role = (typeof roles)[number]

/** Who answers enquiries, and so may have them. */
export const answeringRoles: readonly Role[] = ['owner', 'desk']

/** Tells whether a text names a role. */
export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
