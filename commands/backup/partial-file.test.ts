import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withPartialFile } from './partial-file.ts'

test('what killed commands have left beside a file goes, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partial-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const hoursOld = async (name: string, hours: number) => {
    await writeFile(join(folder, name), '')
    const at = Date.now() / 1000 - hours * 3600
    await utimes(join(folder, name), at, at)
  }
  const left = [
    `aangan-2026-11-20.sqlite.partial-${ended}`,
    `aangan.sqlite.restoring-${ended}`,
    `aangan.sqlite.restoring-${ended}-wal`,
    `aangan-drill-${ended}.sqlite`,
    // In a container each command has the same number.
    `aangan-2026-11-21.sqlite.partial-${process.pid}`,
  ]
  const stays = [
    'aangan-2026-11-20.sqlite',
    `aangan-2026-11-20.sqlite.partial-${process.ppid}`,
    `notes.partial-${ended}`,
  ]
  for (const name of [...left, ...stays]) await hoursOld(name, 2)
  // Somebody in another container may be writing it.
  const young = `aangan-2026-11-28.sqlite.partial-${ended}`
  await hoursOld(young, 0.5)
  await withPartialFile(join(folder, 'new.sqlite.partial-1'), async () => {
    expect((await readdir(folder)).sort()).toEqual([...stays, young, 'new.sqlite.partial-1'].sort())
  })
})
