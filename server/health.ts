import { isWritable } from '#database/writable.ts'
import type { App } from './app-context.ts'
import { readOutboxState } from './delivery/outbox-state.ts'

/**
 * Answers `GET /healthz`: 200 and how the outbox stands when the database answers and can be
 * written, else 503.
 */
export async function health({ db, log }: Pick<App, 'db' | 'log'>): Promise<Response> {
  try {
    const outbox = await readOutboxState(db)
    if (await isWritable(db)) return answer(200, { status: 'ok', outbox })
    log.error('the database cannot be written')
    return answer(503, { status: 'failing', database: 'can only be read', outbox })
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return answer(503, { status: 'failing', database: 'does not answer' })
  }
}

function answer(status: number, body: object) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
