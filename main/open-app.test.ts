import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { openApp } from './open-app.ts'

const database = 'aangan.sqlite'
const all = [database, `${database}-wal`, `${database}-shm`]

async function openFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'rights-')), 'data')
  onTestFinished(() => rm(join(folder, '..'), { recursive: true }))
  return folder
}

async function rightsOf(...paths: string[]) {
  const found = await Promise.all(paths.map((path) => stat(path)))
  return found.map(({ mode }) => (mode & 0o777).toString(8))
}

describe.skipIf(process.platform === 'win32')('the database and its folder', () => {
  test('are made for their owner alone, whatever the umask', async () => {
    const folder = await openFolder()
    const open = `
      const { openDatabase } = await import('#database/connection.ts')
      const { migrateToLatest } = await import('#database/migrate.ts')
      await migrateToLatest(await openDatabase(process.argv[1]))
      process.kill(process.pid, 'SIGKILL')`
    const words = ['--input-type=module', '-e', open, join(folder, database)]
    // Killed, so that the log that SQLite keeps beside the file is still there to be looked at.
    const run = ['-c', 'umask 000; "$0" "$@"; true', process.execPath, ...words]
    execFileSync('sh', run, { stdio: ['ignore', 'inherit', 'ignore'] })
    expect(await rightsOf(folder, ...all.map((name) => join(folder, name)))).toEqual([
      '700',
      ...['600', '600', '600'],
    ])
  })

  test('of an earlier version, open to everybody, are mended at the start', async () => {
    const folder = await openFolder()
    await mkdir(folder)
    await chmod(folder, 0o755)
    await writeFile(join(folder, database), '')
    await chmod(join(folder, database), 0o644)
    const app = await openApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, shopDefaults))
    onTestFinished(() => app.db.destroy())
    expect(await rightsOf(folder, ...all.map((name) => join(folder, name)))).toEqual([
      '700',
      ...['600', '600', '600'],
    ])
  })

  test('in a folder that others use by its nature leave that open', async () => {
    const folder = await openFolder()
    await mkdir(folder)
    await chmod(folder, 0o1777)
    const app = await openApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, shopDefaults))
    onTestFinished(() => app.db.destroy())
    expect(await rightsOf(folder, join(folder, database))).toEqual(['777', '600'])
  })
})

test('A start that can’t make its folder says which setting names it', async () => {
  const folder = await openFolder()
  await writeFile(folder, 'a file')
  const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, shopDefaults)
  await expect(openApp(config)).rejects.toThrow(
    `The folder ${join(folder, 'data')} can’t be made (ENOTDIR): set DATA_DIR to one that the site’s user may write.`,
  )
})

test.runIf(process.platform === 'linux')(
  'A start says so too where the system lets nobody make a folder',
  async () => {
    const config = readConfig({ DATA_DIR: '/proc/aangan', LOG_LEVEL: 'silent' }, shopDefaults)
    await expect(openApp(config)).rejects.toThrow('The folder /proc/aangan can’t be made (ENOENT)')
  },
)

test('A start says that it has made a new database, and the next one does not', async () => {
  const folder = await openFolder()
  const said = async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const app = await openApp(readConfig({ DATA_DIR: folder }, shopDefaults), { log })
    await app.db.destroy()
    return lines.join('')
  }
  expect(await said()).toContain(`The database ${join(folder, database)} is new`)
  expect(await said()).toBe('')
})

test('A start names what the desk has otherwise than the environment, which gives way to it', async () => {
  const env = { DATA_DIR: await openFolder(), BUSINESS_NAME: 'Green Corner' }
  const lines: { level: number; msg: string }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const start = async () => {
    const app = await openApp(readConfig(env, shopDefaults), { log })
    onTestFinished(() => app.db.destroy())
    return app
  }
  const warnings = () => lines.filter(({ level }) => level === 40).map(({ msg }) => msg)
  const first = await start()
  expect(warnings().join()).not.toContain('BUSINESS_NAME')
  const name = { name: 'BUSINESS_NAME', value: '"Aangan of Pune"', was: null }
  await first.writeTogether((transaction) => saveSettings(transaction, [name], { staffId: null }))
  const second = await start()
  expect(warnings()).toContain(
    'BUSINESS_NAME was changed at the desk: “Aangan of Pune” holds, not “Green Corner” of the environment.',
  )
  expect(second.config.business.name).toBe('Aangan of Pune')
})
