import type { App } from '#server/app-context.ts'
import { comesFromOurPages } from '#server/http/anti-forgery.ts'
import type { Role } from './role.ts'
import { readSessionToken } from './sessions/session-cookie.server.ts'
import { findSignedIn } from './sessions/sessions.server.ts'

/**
 * Tells whether a form comes from one of our own pages and from somebody signed in who has one of
 * the roles, by its head alone: nothing of what is sent is read.
 */
export async function maySend(
  { db, config }: Pick<App, 'db' | 'config'>,
  request: Request,
  roles: readonly Role[],
): Promise<boolean> {
  if (!comesFromOurPages(request, config.siteUrl)) return false
  const token = readSessionToken(request, config.siteUrl)
  const staff = token && (await findSignedIn(db, token))
  return Boolean(staff && roles.includes(staff.role))
}
