import type { Transaction } from 'kysely'
import { redirect } from 'react-router'
import { changePassword } from '#app/staff/account-changes.server.ts'
import { addStaff, hasStaff } from '#app/staff/accounts.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { readWantedPage } from '#app/staff/login-address.ts'
import { hashPassword, passwordRule, tooManySignIn } from '#app/staff/password.server.ts'
import { letIn } from '#app/staff/sessions/let-in.server.ts'
import {
  findIdentityErrors,
  readTypedDetails,
  staffNameRule,
  toStaffDetails,
} from '#app/staff/staff-details.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { QueueFull } from '#server/work-queue.ts'
import type { RefusedLink } from './link-form.tsx'
import { findLink, type OpenLink, useUpLink } from './links.server.ts'

interface PostedLink {
  token: string
  form: FormData
}

/**
 * Uses a link up and lets its person in, with the password that they chose. Gives the form again,
 * with 422 and the link as good as before, where something is to be mended; 410 when the link was
 * used meanwhile, 503 when too many wait.
 */
export async function answerLink(
  app: App,
  request: Request,
  { token, form }: PostedLink,
  now = new Date(),
): Promise<Response | (RefusedLink & { status: number })> {
  const posted = readPosted(form)
  const { password, ...values } = posted
  const link = await findLink(app.db, token, now)
  if (!link) return { status: 410, values, errors: {} }
  const errors = findErrors(link, posted)
  if (Object.keys(errors).length > 0) return { status: 422, values, errors }
  try {
    const passwordHash = link.purpose === 'sign-in' ? '' : await hashPassword(password)
    const used = { link, token, values, passwordHash }
    const headers = await letIn(
      app,
      request,
      {
        findWho: (transaction) => useLink(transaction, used, now),
        lasting: form.has('lasting'),
        how: 'link',
      },
      now,
    )
    if (!headers) return { status: 410, values, errors: {} }
    return redirect(readWantedPage(null), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    return { status: 503, values, errors: { password: tooManySignIn } }
  }
}

function readPosted(form: FormData) {
  const password = String(form.get('password') ?? '').slice(0, 1_000)
  return { ...readTypedDetails(form), password }
}

function findErrors(
  { purpose }: OpenLink,
  { name, email, mobileNumber, password }: ReturnType<typeof readPosted>,
): RefusedLink['errors'] {
  const errors: RefusedLink['errors'] = {}
  if (purpose === 'first-owner') {
    const wrongName = staffNameRule(name)
    if (wrongName) errors.name = name ? wrongName : 'Your name is required.'
    Object.assign(errors, findIdentityErrors({ email, mobileNumber }))
  }
  const wrong = purpose === 'sign-in' ? undefined : passwordRule(password)
  if (wrong) errors.password = wrong
  return errors
}

interface UsedLink {
  link: OpenLink
  token: string
  values: RefusedLink['values']
  passwordHash: string
}

/** Gives who is let in, or undefined when the link was used or became void meanwhile. */
async function useLink(
  transaction: Transaction<Schema>,
  { link, token, values, passwordHash }: UsedLink,
  now: Date,
): Promise<number | undefined> {
  await takeNamedLock(transaction, 'staff links')
  if (link.staffId === null && (await hasStaff(transaction))) return undefined
  if (!(await useUpLink(transaction, token, now))) return undefined
  if (link.staffId === null) {
    const { mobileNumber, ...details } = toStaffDetails(values)
    const owner = { ...details, role: 'owner', passwordHash } as const
    const staffId = await addStaff(
      transaction,
      mobileNumber ? { ...owner, mobileNumber } : owner,
      now,
    )
    await recordStaffEvent(transaction, { code: 'staff-added', aboutStaffId: staffId }, now)
    return staffId
  }
  if (passwordHash) {
    await changePassword(transaction, { staffId: link.staffId, passwordHash }, now)
  }
  return link.staffId
}
