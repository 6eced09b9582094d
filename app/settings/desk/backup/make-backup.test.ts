import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { action, loader } from '#app/settings/desk/settings.route.tsx'
import type { Role } from '#app/staff/role.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { openDatabase } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { openDataFolder, runCommand, temporaryFolder } from '#tests/support/programs/command.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, responseOf, routeArgs } from '#tests/support/test-app.ts'
import { backupName, mostKept, removeOldBackups } from './kept-backups.server.ts'
import {
  findStanding,
  noSpaceWords,
  startCheckingBackupFolder,
  startRemovingOldBackups,
} from './make-backup.server.ts'

/** Settings on a database file, as somebody of a role sees them. */
async function openBackups(role: Role = 'owner') {
  const { dataDir, db, app } = await openDataFolder()
  const { token } = await signIn(app, { name: 'Asha Patil', role })
  const args = async (request: Request) => {
    const all = routeArgs(app, request)
    const signedIn = await findSignedIn(db, token)
    if (signedIn) all.context.set(staffContext, signedIn)
    return all
  }
  const press = async () =>
    action(await args(formRequest('/desk/settings', { intent: 'backup' }))).catch(
      (thrown: unknown) => thrown,
    )
  const look = async () => loader(await args(new Request('http://localhost:3000/desk/settings')))
  const line = async () => (await look()).lines.find(({ key }) => key === 'backup')
  return { app, dataDir, folder: join(dataDir, 'backups'), press, look, line }
}

const hoursAgo = Date.now() / 1000 - 7200

const standing = async (look: () => Promise<{ backup: { standing: unknown } | undefined }>) =>
  (await look()).backup?.standing

async function addEnquiry(app: App) {
  return receiveEnquiry(app, { ...someEnquiry(1), products: [] })
}

describe('Make a backup now', () => {
  test('two presses make one backup, which is told of and can be restored', async () => {
    const { app, folder, press, look, line } = await openBackups()
    const { reference } = await addEnquiry(app)
    expect(await line()).toMatchObject({ isUntried: true })
    const [first, second] = [await press(), await press()]
    for (const answer of [first, second]) {
      expect(responseOf(answer).headers.get('Location')).toBe('/desk/settings#health')
    }
    expect(await standing(look)).toBe('making')
    await vi.waitUntil(async () => (await standing(look)) !== 'making', { timeout: 60_000 })
    expect(await standing(look)).toBeUndefined()

    const [file = '', ...more] = await readdir(folder)
    expect(more).toEqual([])
    const { size, mode } = await stat(join(folder, file))
    expect(mode & 0o777).toBe(0o600)
    expect(await app.db.selectFrom('backups').select('bytes').execute()).toEqual([{ bytes: size }])
    expect(await line()).toMatchObject({
      isBad: false,
      text: expect.stringMatching(/^Today, .+MB/),
    })
    expect(await app.db.selectFrom('staff_events').select('code').execute()).toContainEqual({
      code: 'backup-asked',
    })

    const elsewhere = await temporaryFolder()
    expect(await runCommand(elsewhere, 'restore', join(folder, file))).toMatchObject({ code: 0 })
    const restored = await openDatabase(join(elsewhere, 'aangan.sqlite'))
    expect(await restored.selectFrom('enquiries').select('reference').execute()).toEqual([
      { reference },
    ])
    await restored.destroy()
    await app.db.destroy()
  })

  test('one that fails says so, leaves nothing, and the next press tries again', async () => {
    const { app, dataDir, folder, press, look } = await openBackups()
    // Where the folder should be is a file.
    await writeFile(join(dataDir, 'backups'), '')
    await press()
    await vi.waitUntil(async () => (await standing(look)) !== 'making', { timeout: 60_000 })
    expect(await standing(look)).toEqual({
      failed: 'The folder for backups, BACKUP_DIR, can’t be written to.',
    })
    expect((await stat(folder)).isFile()).toBe(true)
    await rm(folder)
    await press()
    await vi.waitUntil(async () => (await standing(look)) === undefined, { timeout: 60_000 })
    expect(await readdir(folder)).toHaveLength(1)
    await app.db.destroy()
  })

  test('one that the site’s stop ends leaves nothing, and is no error', async () => {
    const { app, folder, press, look } = await openBackups()
    await press()
    const child = await vi.waitUntil(
      async () => {
        const [name] = await readdir(folder).catch(() => [])
        return name && Number(/\.partial-(\d+)/.exec(name)?.[1])
      },
      { timeout: 60_000, interval: 1 },
    )
    // It is to be half made when the stop comes.
    process.kill(child, 'SIGSTOP')
    const logged = vi.spyOn(app.log, 'error')
    await app.backgroundWork.stop()
    expect(logged).not.toHaveBeenCalled()
    expect(await standing(look)).toMatchObject({ failed: expect.any(String) })
    expect(await readdir(folder)).toEqual([])
    await app.db.destroy()
  })

  test('is for owners alone', async () => {
    const { app, press, look } = await openBackups('desk')
    expect(await press()).toMatchObject({ init: { status: 403 } })
    expect((await look()).backup).toBeUndefined()
    await app.db.destroy()
  })
})

describe('a folder of backups beside the site’s own', () => {
  /** The site at its start with such a folder, what its log says, and how backups stand. */
  async function startWith(place: (elsewhere: string) => Promise<string> | string) {
    const { app } = await openDataFolder()
    const backupDir = await place(await temporaryFolder())
    const told: { level: number; msg: string }[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => told.push(JSON.parse(line)) })
    const site = { ...app, config: { ...app.config, backupDir }, log }
    startCheckingBackupFolder(site)
    await app.backgroundWork.stop()
    await app.db.destroy()
    return { backupDir, told, standing: findStanding(site.config) }
  }

  test('is made at the start', async () => {
    const { backupDir, told, standing } = await startWith((elsewhere) => join(elsewhere, 'a', 'b'))
    expect((await stat(backupDir)).mode & 0o777).toBe(0o700)
    expect(told).toEqual([])
    expect(standing).toBeUndefined()
  })

  test.each([
    ['EEXIST', 'file'],
    ['ENOTDIR', 'file/below'],
  ])(
    'that is a file (%s) is told of at the start, to the operator and the owner',
    async (code, name) => {
      const { backupDir, told, standing } = await startWith(async (elsewhere) => {
        await writeFile(join(elsewhere, 'file'), '')
        return join(elsewhere, name)
      })
      expect(told).toMatchObject([
        {
          level: 40,
          msg: `The folder ${backupDir} can’t be written (${code}), so no backup can be made at the desk: set BACKUP_DIR to one that the site’s user may write.`,
        },
      ])
      expect(standing).toEqual({ failed: expect.stringMatching(/BACKUP_DIR/) })
    },
  )
})

test('a disk that the backup would fill is told of before it begins', () => {
  expect(noSpaceWords(38e6, 138e6)).toBeUndefined()
  expect(noSpaceWords(38e6, 90e6)).toBe(
    'It takes about 38 MB and the site’s disk has 90 MB left, which enquiries need.',
  )
})

test('the newest five stay for four weeks; what broke off goes, and what somebody makes, and the operator’s own files, stay', async () => {
  const { app } = await openDataFolder()
  onTestFinished(() => app.db.destroy())
  const folder = app.config.backupDir
  await mkdir(folder)
  const now = new Date('2026-11-22T06:30:00Z')
  const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 86_400_000))
  const { pid } = spawnSync(process.execPath, ['--version'])
  const [broken, begun] = [`${daysAgo(1)}.partial-${pid}`, `${daysAgo(0)}.partial-${pid}`]
  const own = 'aangan-2025-11-20.sqlite'
  const made = [0, 1, 2, 3, 4, 5, 6].map(daysAgo)
  for (const name of [...made, broken, begun, own]) await writeFile(join(folder, name), '')
  await utimes(join(folder, broken), hoursAgo, hoursAgo)
  await removeOldBackups(app, now)
  const newest = made.slice(0, mostKept)
  expect((await readdir(folder)).sort()).toEqual([own, begun, ...newest].sort())
  await removeOldBackups(app, new Date(now.getTime() + 25.5 * 86_400_000))
  expect((await readdir(folder)).sort()).toEqual([own, begun, ...newest.slice(0, 3)].sort())
})

test('beside the database goes what a restore that was killed has left, and nothing that was set aside', async () => {
  const { app, dataDir } = await openDataFolder()
  onTestFinished(() => app.db.destroy())
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = `aangan.sqlite.restoring-${pid}`
  const aside = 'aangan.sqlite.before-restore-2026-11-22T04-30-00.000Z'
  for (const name of [left, `${left}-wal`, aside]) {
    await writeFile(join(dataDir, name), '')
    await utimes(join(dataDir, name), hoursAgo, hoursAgo)
  }
  startRemovingOldBackups(app)()
  await app.backgroundWork.stop()
  const names = await readdir(dataDir)
  expect(names).toContain(aside)
  expect(names.filter((name) => name.startsWith(left))).toEqual([])
})
