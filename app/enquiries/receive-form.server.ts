import type { App } from '#server/app-context.ts'
import type { Receipt } from './enquiries.server.ts'
import { findSuspicion, type Suspicion } from './suspicion.ts'

/**
 * Gives what stores one of our two forms, by what stores its kind: the value together with the
 * reason why it looks like a program's work, where something that was posted tells so.
 */
export function judging<Value extends object>(
  store: (app: App, value: Value & { suspicion?: Suspicion }) => Promise<Receipt>,
) {
  return (app: App, value: Value, posted: unknown): Promise<Receipt> =>
    store(app, { ...value, suspicion: findSuspicion(posted) })
}

/** The answer to a call whose form was taken (§7): 201 with the enquiry's reference. */
export function tellReference({ reference }: Receipt): Response {
  return Response.json({ reference }, { status: 201 })
}
