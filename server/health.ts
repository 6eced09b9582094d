import type { App } from './app-context.ts'
import { readOutboxState } from './delivery/outbox.ts'

/** Answers `GET /healthz`: 200 and how the outbox stands when the database answers, else 503. */
export async function health({ db, log }: Pick<App, 'db' | 'log'>): Promise<Response> {
  try {
    const outbox = await readOutboxState(db)
    return Response.json({ status: 'ok', outbox }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return Response.json(
      { status: 'failing', database: 'does not answer' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
