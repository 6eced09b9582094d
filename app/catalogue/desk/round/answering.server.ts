import type { Answering } from '#app/catalogue/rounds/answer-size.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'

/** Gives who answers, and what they may: everybody what can be had, owner and catalogue prices too. */
export function answering({ id, role }: Pick<SignedInStaff, 'id' | 'role'>): Answering {
  return {
    staffId: id,
    fields: role === 'desk' ? ['availability'] : ['availability', 'price'],
  }
}
