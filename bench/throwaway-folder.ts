import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onInterruption } from './interruption.ts'

/** Lends `use` a fresh folder, and removes it with all that is in it afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
  const takeBack = onInterruption(() => rmSync(folder, { recursive: true, force: true }))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    takeBack()
  }
}
