import type { Database } from '#database/connection.ts'
import { isWritable } from '#database/writable.ts'
import type { App } from '#server/app-context.ts'

/**
 * Answers `GET /healthz`: 200 when the database answers and can be written, else 503. Anybody may ask,
 * so it says no more than that: whoever watches a count of messages sees which sign-in link was
 * written, and to whom one wasn't. `/metrics` tells the operator how the outbox stands.
 */
export async function health({ db, log }: Pick<App, 'db' | 'log'>): Promise<Response> {
  try {
    await read(db)
    if (await isWritable(db)) return answer(200, { status: 'ok', database: 'ok' })
    log.error('the database cannot be written')
    return answer(503, { status: 'failing', database: 'can only be read' })
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return answer(503, { status: 'failing', database: 'does not answer' })
  }
}

function read(db: Database) {
  return db.selectFrom('outbox').select('id').limit(1).execute()
}

function answer(status: number, body: { status: 'ok' | 'failing'; database: string }) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
