import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Language, languages } from '#languages/language.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { emptyFolder, holdFolder, partsOf, whyToMake } from './demo-folder.ts'
import { runDemo } from './run-demo.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('A folder is held by one demonstration, and by the next once that has ended', async () => {
  const folder = join(await makeFolder(), 'new')
  const release = await holdFolder(folder)
  await expect(holdFolder(folder)).rejects.toThrow(/^Another demonstration runs from .*new/)
  release()
  // Whoever is in a hurry presses Ctrl+C twice.
  release()
  const releaseAgain = await holdFolder(folder)
  releaseAgain()
})

test('A folder that is a file is refused in words', async () => {
  const file = join(await makeFolder(), 'a-file')
  await writeFile(file, '')
  await expect(holdFolder(file)).rejects.toThrow(/can’t be written \(E/)
})

test('What was broken off, is of other sources or was not written whole is made again, and said so', async () => {
  const folder = await makeFolder()
  expect(await whyToMake(folder, languages)).toBe('Making the nursery’s half-year.')
  await emptyFolder(folder)
  await writeFile(join(partsOf(folder).dataDir, 'aangan.sqlite'), '')
  expect(await whyToMake(folder, languages)).toMatch(/was broken off/)
  await writeFile(join(folder, 'made.json'), '{"vers')
  expect(await whyToMake(folder, languages)).toMatch(/was broken off/)
})

test('What is begun and can’t be gone on with holds its folder no longer', async () => {
  const folder = await makeFolder()
  const spoken = ['xx'] as string[] as Language[]
  const options = { folder, port: await findFreePort(), languages: spoken, isFresh: true }
  await expect(runDemo({ ...options, say: () => undefined })).rejects.toThrow('LANGUAGES')
  const release = await holdFolder(folder)
  release()
})
