import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makePicture } from './make.ts'
import { listPictureJobs } from './plan.ts'
import { productRecipe } from './recipes.ts'

/** The drawings and the catalogue, in a folder of the test's own. */
async function copyArt() {
  const root = await mkdtemp(join(tmpdir(), 'art-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp('art', join(root, 'art'), { recursive: true })
  await cp('catalogue-data', join(root, 'catalogue-data'), { recursive: true })
  return root
}

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`

describe('a drawing that no picture can be made of', () => {
  test.each([
    ['art/rose.JPG', 'art/rose.JPG is a photograph, and pictures are made from drawings: an SVG'],
    ['art/scenes/rose.png', 'art/scenes/rose.png is a photograph'],
    ['art/rose.svg', 'art/rose.svg is used by no product: name it as a product'],
    ['art/scenes/rose.svg', 'art/scenes/rose.svg is used by no page: give it a recipe'],
  ])('%s is named with what to do', async (file, sentence) => {
    const root = await copyArt()
    await writeFile(join(root, file), drawing(800, 1000))
    await expect(listPictureJobs(root)).rejects.toThrow(sentence)
  })

  test('and one that is missing is too', async () => {
    const root = await copyArt()
    await rm(join(root, 'art/tulsi.svg'))
    await expect(listPictureJobs(root)).rejects.toThrow('tulsi.svg is missing in art: draw it')
  })

  test('has the wrong canvas: both are told', async () => {
    const root = await copyArt()
    const file = join(root, 'art/rose.svg')
    await writeFile(file, drawing(600, 600))
    const job = { name: 'rose', file, recipe: productRecipe('rose', 'neel'), source: '' }
    await expect(makePicture(root, job)).rejects.toThrow(
      `${file} has a canvas of 600 by 600: draw it on one of 800 by 1000.`,
    )
  })
})

test('where sharp is not installed, one sentence says so', async () => {
  const root = await copyArt()
  await cp('commands', join(root, 'commands'), { recursive: true })
  for (const file of ['app/stock/pictures', 'app/ui/uploaded-picture.ts', 'package.json']) {
    await cp(file, join(root, file), { recursive: true })
  }
  await mkdir(join(root, 'node_modules'))
  for (const name of ['yaml', 'zod']) {
    await symlink(resolve('node_modules', name), join(root, 'node_modules', name), 'junction')
  }
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'commands/pictures.ts')], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'The program that paints (sharp) is not installed here: npm ci brings it.\n',
  ])
})
