import type { RouterContextProvider } from 'react-router'
import { appContext, clientAddressContext } from '#server/app-context.ts'
import { visitorNetwork } from '#server/http/limits/client-address.ts'
import { getOwnAccount } from './own-account.server.ts'
import { readDeviceToken } from './sessions/session-cookie.server.ts'
import { tellRefusal } from './sign-in/answer-sign-in.server.ts'
import { checkCredentials } from './sign-in/sign-in.server.ts'

/** Why somebody who is signed in has not shown that it is really them. */
export interface Unproven {
  status: number
  words: string
  headers: Record<string, string>
}

/**
 * Lets somebody who is signed in show by their password that nobody else holds their phone; wrong
 * ones count as at the sign-in. Gives why not, or undefined when it is right.
 */
export async function provePassword(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { staffId, password }: { staffId: number; password: string },
): Promise<Unproven | undefined> {
  const app = context.get(appContext)
  const { email, hasPassword } = await getOwnAccount(app.db, staffId)
  const refuse = (words: string) => ({ status: 422, words, headers: {} })
  if (!hasPassword) return refuse('Please choose a password first.')
  if (!password) return refuse('Your password is required.')
  const outcome = await checkCredentials(app, {
    identity: email,
    password,
    network: visitorNetwork(context.get(clientAddressContext)),
    deviceToken: readDeviceToken(request, app.config.siteUrl),
  })
  if ('staffId' in outcome) return undefined
  const { status, words, retryAfter } = tellRefusal(outcome)
  return {
    status,
    words,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  }
}
