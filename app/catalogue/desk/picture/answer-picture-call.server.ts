import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import type { PictureReceived } from './receive-picture.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Gives what answers a picture that a script has sent with JSON, so that its page stays as it is. `receive`
 * takes it, for what has the id of the address; what it throws for a person to read is in the answer too.
 */
export function answerPictureCall(
  receive: (context: Context, id: string | undefined) => Promise<PictureReceived>,
): MiddlewareFunction<Response> {
  return async ({ request, params, context }, next) => {
    const calls = request.headers.get('accept') === 'application/json'
    if (request.method !== 'POST' || !calls) return next()
    try {
      const { status, ...answer } = await receive(context, params.id)
      return Response.json(answer, { status, headers: whenToComeAgain(status) })
    } catch (error) {
      if (!isThrownData(error)) throw error
      const status = error.init?.status ?? 400
      return Response.json({ errors: { picture: error.data } }, { status })
    }
  }
}

/** Gives the headers that say when to send a picture again, where others are being made. */
export function whenToComeAgain(status: number): Record<string, string> {
  return status === 503 ? { 'Retry-After': String(tryAgainAfter) } : {}
}

function isThrownData(error: unknown): error is { data: string; init?: { status?: number } } {
  return error instanceof Object && 'data' in error && typeof error.data === 'string'
}
