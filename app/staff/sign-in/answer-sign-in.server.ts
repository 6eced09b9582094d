import { type RouterContextProvider, redirect } from 'react-router'
import { hasPassword } from '#app/staff/accounts.server.ts'
import { readWantedPage } from '#app/staff/login-address.ts'
import { tooManySignIn } from '#app/staff/password.server.ts'
import { letIn } from '#app/staff/sessions/let-in.server.ts'
import { readDeviceToken } from '#app/staff/sessions/session-cookie.server.ts'
import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import { appContext, clientAddressContext, requestIdContext } from '#server/app-context.ts'
import { countAddress, refuseFailure, tryAgainAfter } from '#server/forms/form-refusal.ts'
import { visitorNetwork } from '#server/http/limits/client-address.ts'
import { type RefusedSignIn, wordsForWait, wordsForWrong } from './refused-sign-in.ts'
import { checkCredentials, type SignInOutcome } from './sign-in.server.ts'

/** The form again, and the status that it is answered with. */
interface ShownAgain extends RefusedSignIn {
  status: number
  headers: Record<string, string>
}

/**
 * Answers a posted sign-in: leads to the page that was wanted, or gives the form again, with 422
 * for what can be mended, 429 and when to come back while nobody may try, 503 when too many wait.
 */
export async function answerSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Response | ShownAgain> {
  const app = context.get(appContext)
  const typed = readTyped(form)
  const password = String(form.get('password') ?? '')
  const again = (
    status: number,
    errors: RefusedSignIn['errors'],
    headers: Record<string, string> = {},
  ): ShownAgain => ({ ...typed, errors, status, headers })
  if (!typed.identity || !password) {
    return again(422, {
      ...(!typed.identity && { identity: 'Mobile number or e-mail is required.' }),
      ...(!password && { password: 'Password is required.' }),
    })
  }
  const tooMany = countAddress(context)
  if (tooMany) return again(tooMany.status, { password: tooMany.words }, tooMany.headers)
  const outcome = await checkCredentials(app, {
    identity: typed.identity,
    password,
    network: visitorNetwork(context.get(clientAddressContext)),
    deviceToken: readDeviceToken(request, app.config.siteUrl),
  })
  if ('staffId' in outcome) {
    const { staffId } = outcome
    const headers = await letIn(app, request, {
      findWho: async (transaction) =>
        (await hasPassword(transaction, outcome)) ? staffId : undefined,
      lasting: typed.lasting,
      how: 'password',
    })
    if (!headers) return again(422, { password: 'That password does not match any more.' })
    return redirect(typed.wanted, { status: 303, headers })
  }
  app.log.warn({ requestId: context.get(requestIdContext), why: outcome.refused }, 'no sign-in')
  app.metrics.signInsRefused.inc({ why: outcome.refused })
  const { status, words, retryAfter } = tellRefusal(outcome)
  return again(status, { password: words }, retryAfter ? { 'Retry-After': `${retryAfter}` } : {})
}

/** Gives the form again with 503 where the database failed; throws any other error. */
export function answerFailedSignIn(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  error: unknown,
): ShownAgain {
  if (!isStorageFailure(error)) throw error
  const { status, words, headers } = refuseFailure(context, error)
  return { ...readTyped(form), errors: { password: words }, status, headers }
}

/** What is shown again: all but the password. */
function readTyped(form: FormData) {
  const [identity, wanted] = ['identity', 'next'].map((name) => String(form.get(name) ?? ''))
  return {
    identity: (identity ?? '').slice(0, longestEmailAddress).trim(),
    lasting: form.has('lasting'),
    wanted: readWantedPage(wanted ?? ''),
  }
}

/** Gives the status, the words and the wait in seconds of a sign-in that was not taken. */
export function tellRefusal(
  refused: Exclude<SignInOutcome, { staffId: number; passwordHash: string }>,
) {
  if (refused.refused === 'wrong') return { status: 422, words: wordsForWrong(refused) }
  if (refused.refused === 'busy') {
    return { status: 503, words: tooManySignIn, retryAfter: tryAgainAfter }
  }
  const retryAfter = Math.ceil((refused.waitsUntil.getTime() - Date.now()) / 1000)
  return { status: 429, words: wordsForWait(refused.waitsUntil), retryAfter }
}
