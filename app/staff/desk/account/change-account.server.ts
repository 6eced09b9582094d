import type { RouterContextProvider } from 'react-router'
import { readId } from '#app/desk/posted-form.ts'
import { changePassword } from '#app/staff/account-changes.server.ts'
import { changeIdentity, changeName, getOwnAccount } from '#app/staff/own-account.server.ts'
import { removePasskey } from '#app/staff/passkeys/passkeys.server.ts'
import { hashPassword, passwordRule, tooManySignIn } from '#app/staff/password.server.ts'
import { provePassword } from '#app/staff/prove-password.server.ts'
import { signOutDevice } from '#app/staff/sessions/device-list.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'
import {
  findIdentityErrors,
  readTypedDetails,
  staffNameRule,
  takenWords,
  toStaffDetails,
} from '#app/staff/staff-details.ts'
import { appContext } from '#server/app-context.ts'
import { QueueFull } from '#server/work-queue.ts'
import type { AccountChange, RefusedChange } from './account-changes.ts'

/** Why a change was not made, with what was typed but for passwords. */
export interface Refused extends Omit<RefusedChange, 'change'> {
  status: number
  headers?: Record<string, string>
}

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
  staff: SignedInStaff
  form: FormData
}

/** Makes a change of one's own account; gives why not, or undefined when it is made. */
export function changeAccount(change: AccountChange, asked: Asked): Promise<Refused | undefined> {
  return changes[change](asked)
}

const changes: Record<AccountChange, (asked: Asked) => Promise<Refused | undefined>> = {
  async name({ context, staff, form }) {
    const { name } = readTypedDetails(form)
    const wrong = staffNameRule(name)
    if (wrong) return refuse({ name: wrong }, { name })
    const { writeTogether } = context.get(appContext)
    const change = { staffId: staff.id, name }
    const isDone = await writeTogether((transaction) => changeName(transaction, change))
    return isDone ? undefined : refuse({ name: takenWords.name }, { name })
  },

  async identity(asked) {
    const { context, staff, form } = asked
    const typed = readTypedDetails(form)
    const errors = findIdentityErrors(typed)
    if (Object.keys(errors).length > 0) return refuse(errors, typed)
    const unproven = await prove(asked)
    if (unproven) return { ...unproven, values: typed }
    const { email, mobileNumber } = toStaffDetails(typed)
    const taken = await context
      .get(appContext)
      .writeTogether((transaction) =>
        changeIdentity(transaction, { staffId: staff.id, email, mobileNumber }),
      )
    return taken && refuse({ [taken]: takenWords[taken] }, typed)
  },

  async password(asked) {
    const { context, staff, form } = asked
    const app = context.get(appContext)
    const newPassword = readPassword(form, 'newPassword')
    const wrong = passwordRule(newPassword)
    if (wrong) return refuse({ newPassword: wrong })
    const { hasPassword } = await getOwnAccount(app.db, staff.id)
    const unproven = hasPassword ? await prove(asked) : undefined
    if (unproven) return unproven
    try {
      const passwordHash = await hashPassword(newPassword)
      const change = { staffId: staff.id, passwordHash, except: staff.sessionId }
      await app.writeTogether((transaction) => changePassword(transaction, change))
      return undefined
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      return { ...refuse({ newPassword: tooManySignIn }), status: 503 }
    }
  },

  async 'remove-passkey'(asked) {
    const { context, staff, form } = asked
    const id = String(form.get('passkey') ?? '')
    const unproven = await prove(asked)
    if (unproven) return { ...unproven, passkey: id }
    const { writeTogether } = context.get(appContext)
    await writeTogether((transaction) => removePasskey(transaction, { staffId: staff.id, id }))
    return undefined
  },

  async 'sign-out-phone'({ context, staff, form }) {
    const deviceId = readId(form.get('device'))
    const { writeTogether } = context.get(appContext)
    await writeTogether((transaction) =>
      signOutDevice(transaction, { staffId: staff.id, deviceId, byStaffId: staff.id }),
    )
    return undefined
  },
}

async function prove({ context, request, staff, form }: Asked): Promise<Refused | undefined> {
  const password = readPassword(form, 'password')
  const unproven = await provePassword(context, request, { staffId: staff.id, password })
  if (!unproven) return undefined
  const { status, words, headers } = unproven
  return { status, headers, values: {}, errors: { password: words } }
}

function readPassword(form: FormData, field: string) {
  return String(form.get(field) ?? '').slice(0, 1_000)
}

function refuse(errors: Refused['errors'], values: Refused['values'] = {}): Refused {
  return { status: 422, errors, values }
}
