import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { takeBack } from '#app/waiting-list/waiting-list.server.ts'
import { openDatabase } from '#database/connection.ts'
import { readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import {
  backUpLiving,
  backUpSome,
  listEnquiries,
  references,
} from './support/programs/backed-up.ts'
import { openDataFolder, runCommand, temporaryFolder } from './support/programs/command.ts'
import { run, sendEnquiries } from './support/programs/delivery.ts'
import { someEnquiry } from './support/send-form.ts'
import { listPictureBytes } from './support/some-picture.ts'
import { signIn } from './support/staff.ts'

describe('restoring', () => {
  test('keeps what it replaces, and replaces nothing without --force', async () => {
    const { dataDir, file, pictures } = await backUpSome(2)
    const other = await openDataFolder()
    const { reference } = await receiveEnquiry(other.app, { ...someEnquiry(9), products: [] })
    await other.db.destroy()
    expect(await runCommand(other.dataDir, 'restore', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--force replaces it'),
    })
    expect(references(other.dataDir)).toEqual([reference])

    expect(await runCommand(other.dataDir, 'restore', file, '--force')).toMatchObject({ code: 0 })
    expect(references(other.dataDir)).toEqual(references(dataDir))
    const restored = await openDatabase(join(other.dataDir, 'aangan.sqlite'))
    const inPlace = await listPictureBytes(restored).finally(() => restored.destroy())
    expect([inPlace.length, inPlace]).toEqual([2, pictures])
    const names = await readdir(other.dataDir)
    const aside = names.find((name) => name.includes('.before-restore-')) ?? ''
    expect(names.sort()).toEqual(['aangan.sqlite', aside])
    const [, lines = ''] =
      /```sh\n( *mkdir [^`]*)```/.exec(readFileSync('ops/backup.md', 'utf8')) ?? []
    const there = lines
      .replaceAll('/tmp/old', join(await temporaryFolder(), 'old'))
      .replace(/\S+\.before-restore-\S+/, join(other.dataDir, aside))
    const listed = execFileSync('sh', ['-e', '-c', there], { encoding: 'utf8' })
    expect(listed.match(/AN-\w+/g)).toEqual([reference])
  })

  test('brings back no session, link or passkey and nobody forgotten since, and holds letters back', async () => {
    const { dataDir, db, app, file } = await backUpLiving()
    const [meera, anil] = await listEnquiries(db)
    await runCommand(dataDir, 'enquiries', 'forget', '--mobile', '9800000001', '--yes')
    await db.updateTable('subscribers').set({ unsubscribed_at: '2026-11-22' }).execute()
    await db.updateTable('staff').set({ removed_at: '2026-11-22' }).execute()
    await takeBack(db, 'meera')
    await signIn(app, { name: 'Nobody yet' })
    await db.destroy()

    const { code, stderr } = await runCommand(dataDir, 'restore', file, '--force')
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(stderr).toContain('Signed out: 1 session.')
    expect(stderr).toMatch(/\n {2}Ravi, \S+@aangan\.example, owner \(removed since\)\n/)
    expect(stderr).toContain(
      `Forgotten again: 1 enquiry: ${meera?.reference}; newsletter: 1; waiting list: 1.`,
    )
    expect(stderr).toContain('1 letter to subscribers was on its way')
    expect(stderr).toContain('2 messages that waited when the backup was made are held back')

    const restored = await openDatabase(join(dataDir, 'aangan.sqlite'))
    onTestFinished(() => restored.destroy())
    const known = await restored.selectFrom('restores').select('enquiries').execute()
    expect(known).toEqual([{ enquiries: 2 }])
    const letters = await restored.selectFrom('letters').select('state').execute()
    expect(letters).toEqual([{ state: 'stopped' }])
    expect(await restored.selectFrom('downloads').selectAll().execute()).toEqual([])
    const rows = await listEnquiries(restored)
    expect(rows.map(({ full_name }) => full_name)).toEqual(['', anil?.full_name])
    for (const table of ['staff_sessions', 'staff_links', 'staff_passkeys'] as const) {
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([])
    }
    const waiting = await restored.selectFrom('waiting_list').select('token').execute()
    expect(waiting).toEqual([{ token: 'anil' }])
    const left = await restored.selectFrom('subscribers').select('unsubscribed_at').execute()
    expect(left).toEqual([{ unsubscribed_at: '2026-11-22' }])
    expect(await readOutboxState(restored)).toMatchObject({ waiting: 0, held: 2 })
    expect((await runCommand(dataDir, 'enquiries', 'backlog')).stdout).toContain(' held ')
    await runCommand(dataDir, 'enquiries', 'held', '--send')
    expect(await readOutboxState(restored)).toMatchObject({ waiting: 2, held: 0 })
  })

  test('brings back what was erased by mistake when that is asked for', async () => {
    const { dataDir, db, file } = await backUpLiving()
    await runCommand(dataDir, 'enquiries', 'forget', '--mobile', '9800000001', '--yes')
    await db.destroy()
    const again = await runCommand(dataDir, 'restore', file, '--force', '--with-erased')
    expect(again.stderr).toContain('Nobody was forgotten again, as --with-erased asks.')
    const restored = await openDatabase(join(dataDir, 'aangan.sqlite'))
    onTestFinished(() => restored.destroy())
    expect((await listEnquiries(restored)).filter(({ erased_at }) => erased_at)).toEqual([])
  })

  test('goes on numbering quotes after those sent since, and asks where nobody knows', async () => {
    const { dataDir, db, file } = await backUpLiving()
    const year = { year: 2026, last: 25 }
    await db.insertInto('quote_counters').values(year).execute()
    await db.destroy()
    const compared = await runCommand(dataDir, 'restore', file, '--force')
    expect(compared.stderr).not.toContain('last quote')
    const numbers = async () => {
      const now = await openDatabase(join(dataDir, 'aangan.sqlite'))
      const rows = await now.selectFrom('quote_counters').selectAll().execute()
      await now.destroy()
      return rows
    }
    expect(await numbers()).toEqual([year])
    // That backup is of a nursery whose quotes nothing tells but the operator.
    const later = join(await temporaryFolder(), 'later.sqlite')
    await runCommand(dataDir, 'backup', later)
    const fresh = await temporaryFolder()
    const asked = await runCommand(fresh, 'restore', later)
    expect(asked.stderr).toContain('The backup has come to 2026-0025')
    const told = await runCommand(dataDir, 'restore', '--settle', '--last-quote', 'Q-2026-0031')
    expect(told.stderr).not.toContain('last quote')
    expect(await numbers()).toEqual([{ ...year, last: 31 }])
    expect(await runCommand(dataDir, 'restore', '--settle', '--last-quote', '31')).toMatchObject({
      code: 2,
    })
  })

  test('says so when there is nothing to compare with', async () => {
    const { file } = await backUpSome(1)
    const { stderr } = await runCommand(await temporaryFolder(), 'restore', file)
    expect(stderr).toContain('could not be compared: whoever was forgotten after the backup')
  })

  test('can be tried while the site runs, which then knows of it, leaves nothing behind, and waits for it to be stopped', async () => {
    const site = await run({ SMTP_URL: '' })
    await sendEnquiries([site], 2)
    const file = join(await temporaryFolder(), 'site.sqlite')
    await runCommand(site.dataDir, 'backup', file)
    const passing = await temporaryFolder()
    vi.stubEnv('TMPDIR', passing)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, stderr } = await runCommand(site.dataDir, 'restore', file, '--drill')
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('It can be restored: 2 enquiries,'),
    })
    expect(await readdir(passing)).toEqual([])
    const forced = await runCommand(site.dataDir, 'restore', file, '--force')
    expect(forced.code).toBe(1)
    expect(forced.stderr).toContain('has the database open: stop it first')
    expect((await sendEnquiries([site], 1, 2)).references).toHaveLength(1)
    expect((await readdir(site.dataDir)).filter((name) => name.includes('restor'))).toEqual([])
    const db = await openDatabase(join(site.dataDir, 'aangan.sqlite'))
    onTestFinished(() => db.destroy())
    expect(await db.selectFrom('restores').select('enquiries').execute()).toEqual([
      { enquiries: 2 },
    ])
    await writeFile(file, 'Dear nursery, '.repeat(500))
    expect(await runCommand(site.dataDir, 'restore', file, '--drill')).toMatchObject({ code: 1 })
    expect(await db.selectFrom('restores').select('id').execute()).toHaveLength(1)
  })

  test('folds in what a crash left in the log before keeping it aside', async () => {
    const { file } = await backUpSome()
    const site = await run({ SMTP_URL: '' })
    const sent = await sendEnquiries([site], 2)
    await site.stop({ keepData: true, signal: 'SIGKILL' })
    expect(await runCommand(site.dataDir, 'restore', file, '--force')).toMatchObject({ code: 0 })
    expect(references(site.dataDir)).toHaveLength(3)
    const names = await readdir(site.dataDir)
    const aside = names.find((name) => name.includes('.before-restore-')) ?? ''
    const back = await temporaryFolder()
    await copyFile(join(site.dataDir, aside), join(back, 'aangan.sqlite'))
    expect(references(back).sort()).toEqual(sent.references.sort())
  })

  test('takes the place of a damaged database too', async () => {
    const { dataDir, file } = await backUpSome()
    const broken = await temporaryFolder()
    await writeFile(join(broken, 'aangan.sqlite'), 'a disk wrote this '.repeat(1_000))
    await writeFile(join(broken, 'aangan.sqlite-wal'), 'and this')
    const { code, stderr } = await runCommand(broken, 'restore', file, '--force')
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(references(broken)).toEqual(references(dataDir))
    expect(
      (await readdir(broken)).filter((name) => name.includes('.before-restore-')),
    ).toHaveLength(2)
  })

  test.each([
    ['a letter', async (file: string) => writeFile(file, 'Dear nursery, '.repeat(500)), 'SQLite'],
    [
      'another database',
      async (file: string) => {
        const sqlite = new DatabaseSync(file)
        sqlite.exec('create table birds (name text)')
        sqlite.close()
      },
      'not a database of this site',
    ],
    [
      'a newer version’s database',
      async (file: string) => {
        const { dataDir } = await backUpSome(0)
        await copyFile(join(dataDir, 'aangan.sqlite'), file)
        const sqlite = new DatabaseSync(file)
        sqlite.exec("insert into migrations values ('999-birds', '2030-01-01')")
        sqlite.close()
      },
      'A newer version of the site wrote it (999-birds)',
    ],
    [
      'a backup of which a table is missing',
      async (file: string) => {
        const kept = await backUpSome(1)
        await copyFile(kept.file, file)
        const sqlite = new DatabaseSync(file)
        sqlite.exec('pragma foreign_keys = off; drop table quotes')
        sqlite.close()
      },
      'It lacks tables of this site: quotes.',
    ],
    [
      'a damaged backup',
      async (file: string) => {
        const kept = await backUpSome(20)
        const bytes = await readFile(kept.file)
        await writeFile(file, bytes.fill(7, 8_192, bytes.length - 4_096))
      },
      /damaged|SQLite can’t read/,
    ],
  ])('refuses %s and touches nothing', async (_, write, sentence) => {
    const file = join(await temporaryFolder(), 'given')
    await write(file)
    const { dataDir } = await backUpSome(1)
    const before = references(dataDir)
    const { code, stderr } = await runCommand(dataDir, 'restore', file, '--force')
    expect(code).toBe(1)
    expect(stderr).toMatch(sentence)
    expect(references(dataDir)).toEqual(before)
    expect(await readdir(dataDir)).toEqual(['aangan.sqlite'])
  })
})
