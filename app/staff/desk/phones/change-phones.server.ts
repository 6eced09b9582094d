import { z } from 'zod'
import { tellTrial } from '#app/enquiries/messages/tell-phones.server.ts'
import { changePhone, turnOffPhone, turnOnPhone } from '#app/staff/phones/phones.server.ts'
import { findDeviceOf } from '#app/staff/sessions/device-list.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'
import type { App } from '#server/app-context.ts'
import { mayBeAsked } from '#server/delivery/channels/push.ts'
import { type PhoneChange, refusals } from './phone-changes.ts'

/** Bytes in Base64 for addresses, so many of them. */
function bytes(length: number) {
  return z
    .string()
    .max(200)
    .regex(/^[\w-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === length)
}

const subscription = z.object({
  endpoint: z.url().max(1_000),
  p256dh: bytes(65),
  auth: bytes(16),
})

const phoneId = z.coerce.number().int().positive()

/** Makes the change that a form asks for; gives what to say where it can't be made. */
export async function changePhones(
  app: App,
  change: PhoneChange,
  { form, staff }: { form: FormData; staff: SignedInStaff },
  now = new Date(),
): Promise<string | undefined> {
  if (change === 'turn-on') return turnOn(app, form, staff, now)
  const id = phoneId.safeParse(form.get('id'))
  if (!id.success) return refusals.none
  const whose = { id: id.data, staffId: staff.id }
  if (change === 'trial') return (await tellTrial(app, whose, now)) ? undefined : refusals.none
  await app.writeTogether((transaction) =>
    change === 'turn-off'
      ? turnOffPhone(transaction, whose)
      : changePhone(transaction, whose, readChoices(form), now),
  )
  return undefined
}

async function turnOn(app: App, form: FormData, staff: SignedInStaff, now: Date) {
  const { push } = app.config
  const parsed = subscription.safeParse(Object.fromEntries(form))
  const device = await findDeviceOf(app.db, staff.sessionId)
  if (!push || !parsed.success) return refusals.unusable
  if (!push.anyAddress && !mayBeAsked(new URL(parsed.data.endpoint))) return refusals.unusable
  const deviceId = device?.deviceId
  if (!deviceId) return refusals.signInAgain
  await app.writeTogether((transaction) =>
    turnOnPhone(transaction, { staffId: staff.id, deviceId }, parsed.data, now),
  )
  return undefined
}

function readChoices(form: FormData) {
  const isOn = (name: string) => form.get(name) === 'yes'
  return {
    newEnquiry: isOn('newEnquiry'),
    waitsTooLong: isOn('waitsTooLong'),
    deliveryFails: isOn('deliveryFails'),
    anyHour: !isOn('quiet'),
    saysWho: isOn('saysWho'),
  }
}
