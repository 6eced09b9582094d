import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { backUpSome, references } from './support/programs/backed-up.ts'
import { runCommand, temporaryFolder } from './support/programs/command.ts'
import { run, scale, sendEnquiries } from './support/programs/delivery.ts'

test('a backup taken while enquiries arrive holds every one answered before it began', async () => {
  const site = await run({ SMTP_URL: '' })
  const count = 60 * scale
  const before = await sendEnquiries([site], count)
  let arriving = true
  const during: string[] = []
  const load = (async () => {
    while (arriving) {
      const sent = await sendEnquiries([site], 20, count + during.length)
      during.push(...sent.references)
    }
  })()
  const file = join(await temporaryFolder(), 'drill.sqlite')
  const made = await runCommand(site.dataDir, 'backup', file)
  arriving = false
  await load
  expect(made).toMatchObject({ code: 0 })
  expect(made.stderr).toContain('Copying: 100 %')
  const source = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'))
  // The site may be writing at this moment; the desk tells from it when the last backup was.
  expect(source.prepare('select bytes from backups').all()).toEqual([
    { bytes: (await stat(file)).size },
  ])
  source.close()

  const elsewhere = await temporaryFolder()
  expect(await runCommand(elsewhere, 'restore', file)).toMatchObject({ code: 0 })
  const restored = references(elsewhere)
  expect(before.references.filter((reference) => !restored.includes(reference))).toEqual([])
  expect(new Set(restored).size).toBe(restored.length)
  const answered = new Set([...before.references, ...during])
  const unknown = restored.filter((reference) => !answered.has(reference))
  expect(unknown).toEqual([])

  const again = await run({ SMTP_URL: '' }, elsewhere)
  expect((await sendEnquiries([again], 1, 1_000_000)).references).toHaveLength(1)
})

describe('a backup', () => {
  test('says what it holds, can be read by its owner alone, and leaves nothing beside it', async () => {
    const { file, made } = await backUpSome()
    expect(made.stderr).toMatch(
      /Backed up and checked: 3 enquiries, 0 newsletter addresses, 6 messages, [\d.]+ MB in /,
    )
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(file, '..'))).toEqual(['site.sqlite'])
  })

  test('never takes the place of another file', async () => {
    const { dataDir, file } = await backUpSome()
    const before = await readFile(file)
    const { code, stderr } = await runCommand(dataDir, 'backup', file)
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('exists') })
    expect((await readFile(file)).equals(before)).toBe(true)
  })
})

test('a backup is tried to its end where nobody reads any more what the command says, as after head', async () => {
  const { dataDir, file } = await backUpSome()
  const TMPDIR = await temporaryFolder()
  const drill = spawn(process.execPath, ['commands/restore.ts', file, '--drill'], {
    env: { ...process.env, DATA_DIR: dataDir, TMPDIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  drill.stdout.destroy()
  drill.stderr.destroy()
  expect(await once(drill, 'exit')).toEqual([0, null])
  expect(await readdir(TMPDIR)).toEqual([])
})

test('a database that can’t be opened is named by the backup, and by a drill that can’t be written down', async () => {
  const { file } = await backUpSome(1)
  const folder = await temporaryFolder()
  const database = join(folder, 'aangan.sqlite')
  await mkdir(database)
  const sentence = `The database ${database} can’t be opened: unable to open database file.`
  const copy = join(folder, 'copy.sqlite')
  expect(await runCommand(folder, 'backup', copy)).toMatchObject({
    code: 1,
    stderr: `${sentence}\n`,
  })
  expect(await readdir(folder)).toEqual(['aangan.sqlite'])
  const { code, stderr } = await runCommand(folder, 'restore', file, '--drill')
  expect(code).toBe(1)
  expect(stderr).toContain(`It can be restored, but the desk can’t be told. ${sentence}`)
})
