import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from './support/programs/command.ts'
import { startSite } from './support/programs/site.ts'
import { writeStartedDatabase } from './support/started-database.ts'

test('A site whose delivery can’t begin is not left open without it: it ends with 1 and says why', async () => {
  const folder = await temporaryFolder()
  await writeStartedDatabase(join(folder, 'aangan.sqlite'))
  const db = new DatabaseSync(join(folder, 'aangan.sqlite'))
  db.exec('drop table outbox')
  db.close()
  const site = await startSite({}, folder)
  const { process: child } = site
  if (child.exitCode === null) await once(child, 'exit', { signal: AbortSignal.timeout(20_000) })
  expect(child.exitCode).toBe(1)
  expect(site.log.join('\n')).toContain('no such table: outbox')
})
