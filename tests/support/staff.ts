import { randomUUID } from 'node:crypto'
import { addStaff } from '#app/staff/accounts.server.ts'
import type { Role } from '#app/staff/role.ts'
import { rememberDevice } from '#app/staff/sessions/devices.server.ts'
import { sessionCookie } from '#app/staff/sessions/session-cookie.server.ts'
import { findSignedIn, type NewSession, startSession } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { App } from '#server/app-context.ts'
import { routeArgs } from './test-app.ts'

/** Who is to be signed in; the owner, when nothing is said. */
export interface StaffOptions {
  role?: Role
  name?: string
  /** True where what is done belongs to the phone or computer in hand. */
  onDevice?: boolean
}

/** Somebody of the staff who is signed in. */
export interface SignedIn {
  staffId: number
  token: string
  /** What the browser would send as its `Cookie` header. */
  cookie: string
}

/** Adds somebody to the staff and signs them in, without the page for it. */
export async function signIn(
  { db, config }: { db: Database; config?: Pick<App['config'], 'siteUrl'> },
  { role = 'owner', name = 'Ravi Kulkarni', onDevice = false }: StaffOptions = {},
): Promise<SignedIn> {
  const staffId = await addStaff(db, { name, role, email: `${randomUUID()}@aangan.example` })
  const label = 'Chrome on Android'
  const session: NewSession = { staffId, lasting: true, deviceLabel: label }
  if (onDevice) {
    session.deviceId = await db
      .transaction()
      .execute((transaction) =>
        rememberDevice(transaction, { token: randomUUID(), staffId, label }),
      )
  }
  const token = await startSession(db, session)
  const siteUrl = config?.siteUrl ?? 'http://localhost'
  const [cookie = ''] = sessionCookie(siteUrl, token, { lasting: true }).split(';')
  return { staffId, token, cookie }
}

/** The same on a running site. */
export async function signInAt(
  { place, url }: { place: string; url: string },
  options?: StaffOptions,
): Promise<SignedIn> {
  const db = await openDatabase(place)
  // The site writes meanwhile.
  const write = () => signIn({ db, config: { siteUrl: url } }, options)
  return retryWhenBusy(write, { patienceMs: 60_000 }).finally(() => db.destroy())
}

/** What loaders and actions of the desk are given beside the request, by somebody just signed in. */
export async function staffArgs(app: App, request: Request, options?: StaffOptions) {
  const args = routeArgs(app, request)
  const signedIn = await findSignedIn(app.db, (await signIn(app, options)).token)
  if (signedIn) args.context.set(staffContext, signedIn)
  return args
}
