import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server for the whole run, and the name of a migrated database to copy. */
    postgres: { url: string; template: string }
  }
}

/** One PostgreSQL for a whole test run, with one migrated database that each test gets a copy of. */
export default async function setUp(project: TestProject) {
  const server = await startPostgres()
  const template = 'migrated'
  await server.run(`create database ${template}`)
  const db = await openDatabase(server.url(template))
  await migrateToLatest(db)
  await db.destroy()
  project.provide('postgres', { url: server.url('postgres'), template })
  return () => server.stop()
}
