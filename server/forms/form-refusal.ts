import type { RouterContextProvider } from 'react-router'
import { isDiskFull, isStorageFailure } from '#database/storage-failure.ts'
import {
  appContext,
  clientAddressContext,
  languageContext,
  requestIdContext,
} from '#server/app-context.ts'
import type { Config } from '#server/config.ts'
import { visitorNetwork } from '#server/http/limits/client-address.ts'
import type { FormLimit } from '#server/watching/metrics.ts'
import { refusalWords } from './refusal.words.ts'

type Context = Readonly<RouterContextProvider>

/** Why a form that may be sent again later was not taken: in the visitor's language. */
export interface Refusal {
  status: 429 | 500 | 503
  words: string
  headers: Record<string, string>
}

/** How soon a visitor may try again when storing failed, in seconds. */
export const tryAgainAfter = 60

/** A sender has sent a form as often as `limit` allows; whatever stores it throws this. */
export class TooManyForms extends Error {
  readonly limit: Exclude<FormLimit, 'address'>
  /** When the next one may be sent, in seconds from now. */
  readonly retryAfter: number

  constructor(limit: TooManyForms['limit'], retryAfter: number) {
    super(`too many forms of one ${limit}`)
    this.limit = limit
    this.retryAfter = retryAfter
  }
}

/** Counts one more form from this request's address; gives the refusal when it is too many. */
export function countAddress(context: Context): Refusal | undefined {
  const { limits } = context.get(appContext)
  const turn = limits.perAddress.take(visitorNetwork(context.get(clientAddressContext)))
  return turn.taken ? undefined : refuseTooMany(context, 'address', turn.retryAfter)
}

/**
 * Logs why a form could not be taken and gives the refusal: 503 when the disk or the database
 * is at fault, else 500; with the phone number and the request's id, never the error's words.
 */
export function refuseFailure(context: Context, error: unknown): Refusal {
  const { log, config, metrics, fullDisk, backgroundWork } = context.get(appContext)
  const requestId = context.get(requestIdContext)
  log.error({ requestId, err: error }, 'a form could not be stored')
  const stored = isStorageFailure(error)
  metrics.formsFailed.inc({ cause: stored ? 'storage' : 'fault' })
  if (isDiskFull(error)) fullDisk.refusedAt = backgroundWork.now().toISOString()
  return {
    status: stored ? 503 : 500,
    words: refusalWords[context.get(languageContext)].notSaved(wholePhone(config), requestId),
    headers: {
      'Cache-Control': 'no-store',
      ...(stored && { 'Retry-After': String(tryAgainAfter) }),
    },
  }
}

/** The phone number as it is read out, which a page breaks nowhere. */
function wholePhone({ business }: Config): string {
  return business.phoneDisplay.replaceAll(' ', '\u00a0')
}

/** The refusal as the answer to a JSON call (§7). */
export function asJson({ status, words, headers }: Refusal): Response {
  return Response.json({ errors: { form: words } }, { status, headers })
}

/** Logs that a form was one too many and gives the refusal; `retryAfter` in seconds. */
export function refuseTooMany(context: Context, limit: FormLimit, retryAfter: number): Refusal {
  const { log, config, metrics } = context.get(appContext)
  metrics.formsRefused.inc({ limit })
  log.warn({ requestId: context.get(requestIdContext) }, 'a form was refused: too many')
  const minutes = Math.ceil(retryAfter / 60)
  const words = refusalWords[context.get(languageContext)]
  const wait = minutes === 1 ? words.aMinute : words.minutes(minutes)
  return {
    status: 429,
    words: words.tooMany(wholePhone(config), wait),
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) },
  }
}
