import { sql } from 'kysely'
import type { App } from './app-context.ts'

/** Answers `GET /healthz`: 200 when the database answers, else 503. */
export async function health({ db, log }: App): Promise<Response> {
  try {
    await sql`select 1`.execute(db)
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return Response.json(
      { status: 'failing', database: 'does not answer' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
