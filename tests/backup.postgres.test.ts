import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { emptyPostgresDatabase } from './support/databases/postgres-databases.ts'
import { runCommand, temporaryFolder } from './support/programs/command.ts'
import { signIn } from './support/staff.ts'

/** PostgreSQL's own tools come with none of our packages: where they are missing, others answer. */
const hasTools = ['pg_dump', 'pg_restore', 'psql'].every(
  (tool) => spawnSync(tool, ['-V']).status === 0,
)

/**
 * A folder with a `pg_dump` that writes a file if its database can be there, and a `pg_restore`
 * that reads one.
 */
async function standIns() {
  const folder = await temporaryFolder()
  const write = (name: string, lines: string) =>
    writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  await write('pg_dump', '[ "$PGPORT" != 1 ] && echo enquiries > "$(echo "$2" | cut -d= -f2)"')
  await write('pg_restore', 'cat "$2"')
  await write('psql', 'case "$*" in *count*) echo 0 ;; esac')
  await write('createdb', 'true')
  await write('dropdb', 'true')
  return folder
}

/** What `compose.yaml` runs each day, once, or what tries the newest backup. */
async function backUp(folder: string, database: URL, how: '--once' | '--drill' = '--once') {
  const path = hasTools ? process.env.PATH : `${await standIns()}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync('sh', ['ops/backup-postgres.sh', how], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: path,
      BACKUP_DIR: folder,
      PGHOST: database.hostname,
      PGPORT: database.port,
      PGUSER: decodeURIComponent(database.username),
      PGPASSWORD: decodeURIComponent(database.password),
      PGDATABASE: database.pathname.slice(1),
    },
  })
  return { status, stdout, stderr }
}

async function putFile(folder: string, name: string, ageDays: number) {
  const then = new Date(Date.now() - ageDays * 24 * 60 * 60 * 1000)
  await writeFile(join(folder, name), 'an earlier one')
  await utimes(join(folder, name), then, then)
}

test('what pg_restore put in its place is settled against the database that it replaces', async () => {
  const [place, replaced] = [await emptyPostgresDatabase(), await emptyPostgresDatabase()]
  for (const database of [place, replaced]) {
    const db = await openDatabase(database)
    await migrateToLatest(db)
    await db.updateTable('migrations').set({ applied_at: '2026-01-01T00:00:00.000Z' }).execute()
    const erased = database === replaced
    await db
      .insertInto('enquiries')
      .values({
        reference: 'AN-00000001',
        kind: 'enquiry',
        fingerprint: 'f',
        mobile_number: '1',
        email: 'meera@example.com',
        received_at: '2026-01-02T00:00:00.000Z',
        full_name: erased ? '' : 'Meera',
        erased_at: erased ? '2026-01-03T00:00:00.000Z' : null,
      })
      .execute()
    await signIn({ db }, { name: 'Ravi' })
    if (erased) await db.updateTable('staff').set({ role: 'desk' }).execute()
    await db.destroy()
  }
  vi.stubEnv('DATABASE_URL', place)
  onTestFinished(() => void vi.unstubAllEnvs())
  const args = ['--settle', '--replaced', replaced]
  const { code, stderr } = await runCommand(await temporaryFolder(), 'restore', ...args)
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(stderr).toContain('Signed out: 1 session.')
  expect(stderr).toMatch(/Ravi, \S+, owner \(desk since\)/)
  expect(stderr).toContain(
    'Forgotten again: 1 enquiry: AN-00000001; newsletter: 0; waiting list: 0.',
  )
  const db = await openDatabase(place)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('enquiries').select('full_name').execute()).toEqual([
    { full_name: '' },
  ])
})

describe('the daily backup of PostgreSQL', () => {
  test('is whole, its owner’s alone, and takes the place of those older than two weeks', async () => {
    const place = await emptyPostgresDatabase()
    const db = await openDatabase(place)
    await migrateToLatest(db)
    onTestFinished(() => db.destroy())
    const folder = await temporaryFolder()
    await putFile(folder, 'aangan-2026-01-01T020000Z.dump', 20)
    await putFile(folder, 'aangan-2026-01-10T020000Z.dump', 3)
    expect(await backUp(folder, new URL(place))).toMatchObject({ status: 0, stderr: '' })
    const [kept, made, ...more] = (await readdir(folder)).sort()
    expect([kept, more]).toEqual(['aangan-2026-01-10T020000Z.dump', []])
    const file = join(folder, made ?? '')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    if (!hasTools) return
    const listed = execFileSync('pg_restore', ['--list', file], { encoding: 'utf8' })
    expect(listed).toContain('enquiries')
    const { status, stdout } = await backUp(folder, new URL(place), '--drill')
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `it can be restored: ${file}, 0 enquiries\n`,
    })
    const tried = await db.selectFrom('restores').select(['at', 'enquiries']).execute()
    expect(tried).toEqual([{ at: expect.stringMatching(/^20\d\d-.*Z$/), enquiries: 0 }])
    const { rows: left } = await sql`
      select from pg_database where datname like '%drill'`.execute(db)
    expect(left).toEqual([])
    const { size } = await stat(file)
    const [told] = await db.selectFrom('backups').select(['made_at', 'bytes']).execute()
    expect(Number(told?.bytes)).toBe(size)
    expect(told?.made_at).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('that fails says so, leaves nothing half, and deletes no older one', async () => {
    const folder = await temporaryFolder()
    await putFile(folder, 'aangan-2026-01-01T020000Z.dump', 20)
    const { status, stderr } = await backUp(
      folder,
      new URL('postgres://nobody@127.0.0.1:1/nothing'),
    )
    expect([status, stderr]).toEqual([1, expect.stringContaining('the backup failed')])
    expect(await readdir(folder)).toEqual(['aangan-2026-01-01T020000Z.dump'])
  })

  test('that is told to stop leaves nothing half', async () => {
    const [folder, tools] = [await temporaryFolder(), await standIns()]
    const lines = '#!/bin/sh\necho enquiries > "$(echo "$2" | cut -d= -f2)"\nexec sleep 30\n'
    await writeFile(join(tools, 'pg_dump'), lines)
    const script = spawn('sh', ['ops/backup-postgres.sh', '--once'], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, BACKUP_DIR: folder },
    })
    await expect.poll(() => readdir(folder)).toHaveLength(1)
    script.kill('SIGTERM')
    expect(await once(script, 'exit')).toEqual([143, null])
    expect(await readdir(folder)).toEqual([])
  })

  test('removes what one that was killed has left, and not what another is writing', async () => {
    const folder = await temporaryFolder()
    await putFile(folder, 'aangan-2026-01-01T020000Z.dump.partial', 1)
    await putFile(folder, 'aangan-2026-01-02T020000Z.dump.partial', 0)
    await backUp(folder, new URL('postgres://nobody@127.0.0.1:1/nothing'))
    expect(await readdir(folder)).toEqual(['aangan-2026-01-02T020000Z.dump.partial'])
  })
})

test.each([
  ['told to stop', 'SIGTERM', [143, null]],
  ['killed', 'SIGKILL', [null, 'SIGKILL']],
] as const)(
  'a drill that is %s leaves no database, at the latest after the next backup',
  async (...given) => {
    const [, signal, ending] = given
    const [folder, tools] = [await temporaryFolder(), await standIns()]
    await putFile(folder, 'aangan-2026-01-01T020000Z.dump', 1)
    const write = (name: string, line: string) =>
      writeFile(join(tools, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
    // A database of this name is there as long as the file is.
    await write('createdb', 'for name; do :; done; touch "$0.$name"')
    await write('dropdb', 'for name; do :; done; rm -f "$(dirname "$0")/createdb.$name"')
    await write('pg_restore', '[ "$1" = --list ] || exec sleep 30')
    const env = { ...process.env, PATH: `${tools}:${process.env.PATH}`, BACKUP_DIR: folder }
    const run = (how: string) =>
      spawn('sh', ['ops/backup-postgres.sh', how], {
        stdio: 'ignore',
        env: { ...env, PGDATABASE: 'nursery' },
      })
    const databases = async () => (await readdir(tools)).filter((name) => name.includes('.'))
    const drill = run('--drill')
    await expect.poll(databases).toEqual(['createdb.nursery_drill'])
    drill.kill(signal)
    expect(await once(drill, 'exit')).toEqual(ending)
    if (signal === 'SIGKILL') {
      expect(await databases()).toEqual(['createdb.nursery_drill'])
      expect(await once(run('--once'), 'exit')).toEqual([0, null])
    }
    expect(await databases()).toEqual([])
  },
)
