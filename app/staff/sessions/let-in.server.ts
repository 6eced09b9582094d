import type { Transaction } from 'kysely'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { hashToken, newSecretToken } from '#app/staff/secret-token.server.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { isDeviceToken, rememberDevice } from './devices.server.ts'
import {
  deviceCookie,
  noSessionCookie,
  readDeviceToken,
  readSessionToken,
  sessionCookie,
} from './session-cookie.server.ts'
import { endSession, type SignedInStaff, startSession } from './sessions.server.ts'

/** Who has shown who they are, and how. */
export interface LetIn {
  /**
   * Gives who it is in the write that begins the session, undefined where what they have shown does not
   * hold any more: a password that was changed meanwhile would open the desk otherwise.
   */
  findWho(transaction: Transaction<Schema>): Promise<number | undefined>
  /** Whether the browser shall keep the session when it is closed. */
  lasting: boolean
  how: 'password' | 'link' | 'passkey'
}

/**
 * Signs somebody in on the device that sent the request: with a new token each time, in place of
 * the session that the browser had. The device is known from now on. Gives the headers with the
 * cookies for the answer, or undefined where nobody is let in.
 */
export async function letIn(
  { config, writeTogether }: Pick<App, 'config' | 'writeTogether'>,
  request: Request,
  { findWho, lasting, how }: LetIn,
  now = new Date(),
): Promise<Headers | undefined> {
  const label = nameDevice(request.headers.get('user-agent'))
  const brought = readDeviceToken(request, config.siteUrl)
  const former = readSessionToken(request, config.siteUrl)
  const begun = await writeTogether(async (transaction) => {
    const staffId = await findWho(transaction)
    if (staffId === undefined) return undefined
    // One that we never gave out may be known to whoever put it there.
    const known = brought && (await isDeviceToken(transaction, brought))
    const device = known ? brought : newSecretToken()
    if (former) {
      await transaction
        .deleteFrom('staff_sessions')
        .where('token_hash', '=', hashToken(former))
        .execute()
    }
    const deviceId = await rememberDevice(transaction, { token: device, staffId, label }, now)
    await recordStaffEvent(transaction, { code: 'signed-in', staffId, about: how }, now)
    const session = { staffId, lasting, deviceId, deviceLabel: label }
    return { token: await startSession(transaction, session, now), device }
  })
  if (!begun) return undefined
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', sessionCookie(config.siteUrl, begun.token, { lasting }))
  headers.append('Set-Cookie', deviceCookie(config.siteUrl, begun.device))
  return headers
}

/**
 * Ends somebody's session. Gives the headers for the answer, with which the browser forgets the
 * session and whatever it has kept of the desk; that the device is known stays. `before` is written
 * with it: both, or neither.
 */
export async function letOut(
  { config, writeTogether }: Pick<App, 'config' | 'writeTogether'>,
  { id: staffId, sessionId }: Pick<SignedInStaff, 'id' | 'sessionId'>,
  before: (transaction: Transaction<Schema>) => Promise<void>,
  now = new Date(),
): Promise<Headers> {
  await writeTogether(async (transaction) => {
    await before(transaction)
    await endSession(transaction, sessionId)
    await recordStaffEvent(transaction, { code: 'signed-out', staffId }, now)
  })
  return new Headers({
    'Cache-Control': 'no-store',
    'Clear-Site-Data': '"cache", "storage"',
    'Set-Cookie': noSessionCookie(config.siteUrl),
  })
}

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Names a device for its owner, as in `Chrome on Android`, from what the browser says of itself:
 * nothing else of that is kept.
 */
export function nameDevice(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1]
  const system = systems.find(([pattern]) => pattern.test(text))?.[1]
  return [browser ?? 'A browser', system && `on ${system}`].filter(Boolean).join(' ')
}
