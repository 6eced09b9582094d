import { addStaff } from '#app/staff/accounts.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { findTaken, isNameTaken } from '#app/staff/own-account.server.ts'
import { isRole } from '#app/staff/role.ts'
import {
  type DetailErrors,
  findIdentityErrors,
  readTypedDetails,
  staffNameRule,
  type TypedDetails,
  takenWords,
  toStaffDetails,
} from '#app/staff/staff-details.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { App } from '#server/app-context.ts'
import { type HandedOver, handOverLink } from './hand-over-link.server.ts'

/** What came of an invitation: the link to hand over, or the form again with why not. */
export type Invited =
  | { name: string; handed: HandedOver }
  | { values: TypedDetails & { role: string }; errors: DetailErrors & { role?: string } }

/** Lets somebody choose a password and sign in, as the posted form says. */
export async function invitePerson(
  { config, writeTogether, delivery }: Pick<App, 'config' | 'writeTogether' | 'delivery'>,
  form: FormData,
  byStaffId: number,
): Promise<Invited> {
  const typed = readTypedDetails(form)
  const role = String(form.get('role') ?? '')
  const refuse = (errors: Extract<Invited, { errors: unknown }>['errors']) => ({
    values: { ...typed, role },
    errors,
  })
  const wrongName = staffNameRule(typed.name)
  const errors = { ...(wrongName && { name: wrongName }), ...findIdentityErrors(typed) }
  if (!isRole(role)) return refuse({ ...errors, role: 'Please choose what they may do.' })
  if (Object.keys(errors).length > 0) return refuse(errors)
  const details = toStaffDetails(typed)
  const { name, email, mobileNumber } = details
  const outcome = await writeTogether(async (transaction) => {
    await takeNamedLock(transaction, 'staff identities')
    const taken = await findTaken(transaction, details)
    if (taken) return refuse({ [taken]: takenWords[taken] })
    if (await isNameTaken(transaction, name)) return refuse({ name: takenWords.name })
    const person = { name, email, role, ...(mobileNumber && { mobileNumber }) }
    const id = await addStaff(transaction, person)
    const event = { code: 'staff-added', staffId: byStaffId, aboutStaffId: id } as const
    await recordStaffEvent(transaction, { ...event, about: role })
    const invitation = { purpose: 'invitation', person: { id, name, email }, byStaffId } as const
    return { name, handed: await handOverLink(transaction, config, invitation) }
  })
  delivery.wake()
  return outcome
}
