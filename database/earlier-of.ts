import { type RawBuilder, sql } from 'kysely'

/** The earlier of what a column holds, which is an instant, and an instant: both as ISO 8601 in UTC. */
export function earlierOf(column: string, at: string): RawBuilder<string> {
  const held = sql.ref(column)
  return sql<string>`case when ${held} > ${at} then ${at} else ${held} end`
}
