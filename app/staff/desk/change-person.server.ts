import { readNumber } from '#app/desk/posted-form.ts'
import {
  giveAnotherRole,
  removeWhoAnswers,
} from '#app/enquiries/answering/changes/put-back.server.ts'
import { LastOwner } from '#app/staff/account-changes.server.ts'
import { listStaff, type StaffMember } from '#app/staff/accounts.server.ts'
import { isRole } from '#app/staff/role.ts'
import { signOutDevice } from '#app/staff/sessions/device-list.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { type HandedOver, handOverLink } from './hand-over-link.server.ts'

/** What the owner can do to somebody. */
export const personChanges = ['role', 'link', 'sign-out-phone', 'remove'] as const
export type PersonChange = (typeof personChanges)[number]

/** What came of it: a link to hand over, why not, or that it is done. */
export type Changed = { handed: HandedOver } | { refused: string } | { done: PersonChange }

/** Tells whether a text names a change. */
export function isPersonChange(text: unknown): text is PersonChange {
  return (personChanges as readonly unknown[]).includes(text)
}

/** Finds somebody who may sign in by the id in an address. */
export async function findPerson(db: Database, id: string): Promise<StaffMember | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const people = await listStaff(db)
  return people.find((person) => person.id === Number(id))
}

/** Does to somebody what the owner's form says. */
export async function changePerson(
  { config, writeTogether, delivery }: Pick<App, 'config' | 'writeTogether' | 'delivery'>,
  change: PersonChange,
  { person, form, byStaffId }: { person: StaffMember; form: FormData; byStaffId: number },
): Promise<Changed> {
  const { id: staffId } = person
  try {
    if (change === 'role') {
      const role = String(form.get('role') ?? '')
      if (!isRole(role)) return { refused: 'Please choose what they may do.' }
      if (role !== person.role) {
        await writeTogether((transaction) =>
          giveAnotherRole(transaction, { staffId, role, byStaffId }),
        )
      }
    } else if (change === 'remove') {
      await writeTogether((transaction) => removeWhoAnswers(transaction, { staffId, byStaffId }))
    } else if (change === 'sign-out-phone') {
      const deviceId = readNumber(form.get('device'))
      if (deviceId === undefined) return { refused: 'Please choose a phone.' }
      await writeTogether((transaction) =>
        signOutDevice(transaction, { staffId, deviceId, byStaffId }),
      )
    } else {
      const purpose = person.hasPassword ? ('reset' as const) : ('invitation' as const)
      const handed = await writeTogether((transaction) =>
        handOverLink(transaction, config, { purpose, person, byStaffId }),
      )
      delivery.wake()
      return { handed }
    }
  } catch (error) {
    if (error instanceof LastOwner) return { refused: error.message }
    throw error
  }
  return { done: change }
}
