import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makePicture } from './make.ts'
import { listPictureJobs } from './plan.ts'
import { productRecipe } from './recipes.ts'
import { listShareJobs } from './share.ts'

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
    ['art/rose.WEBP', 'art/rose.WEBP is of a kind that pictures are not made from: an SVG, a JPEG'],
    ['art/scenes/rose.gif', 'art/scenes/rose.gif is of a kind'],
    ['art/rose.JPG', 'art/rose.JPG is used by no product: name it as a product'],
    ['art/tulsi.png', 'art/tulsi.png and art/tulsi.svg make one picture: keep one of them.'],
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

  test('and one that a shared link’s picture is made of, where a photograph has taken its place', async () => {
    const root = await copyArt()
    await rename(join(root, 'art/secateurs.svg'), join(root, 'art/secateurs.jpg'))
    await expect(listShareJobs(root)).rejects.toThrow(
      'art/secateurs.svg is missing: the picture of the shared link “gardening-tools” is made of it',
    )
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

describe('a photograph beside the drawings', () => {
  test('takes the place of a product’s drawing and is made at the same widths', async () => {
    const root = await copyArt()
    await rm(join(root, 'art/tulsi.svg'))
    const file = join(root, 'art/tulsi.jpg')
    await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#284' } })
      .jpeg()
      .toFile(file)
    const job = (await listPictureJobs(root)).find(({ name }) => name === 'tulsi')
    if (!job) throw new Error('There is no job for it.')
    expect(job.file).toBe(file)
    const { avif } = await makePicture(root, job)
    expect(Object.keys(avif)).toEqual(['180', '250', '360', '500', '800'])
  })

  test.each([
    ['of another shape', 1000, 1000, 'is 1000 by 1000 pixels: cut it to the shape of 800 by 1000.'],
    ['too small', 400, 500, 'is 400 pixels wide: it has to be at least 800.'],
  ])('%s is refused in a sentence, and so is one that is none', async (_, width, height, words) => {
    const root = await copyArt()
    const file = join(root, 'art/rose.jpg')
    const job = { name: 'rose', file, recipe: productRecipe('rose', 'neel'), source: '' }
    await sharp({ create: { width, height, channels: 3, background: '#284' } })
      .jpeg()
      .toFile(file)
    await expect(makePicture(root, job)).rejects.toThrow(`${file} ${words}`)
    await writeFile(file, 'no picture')
    await expect(makePicture(root, job)).rejects.toThrow(`${file} can’t be opened`)
  })
})

test('where sharp is not installed, one sentence says so', async () => {
  const root = await copyArt()
  await cp('commands', join(root, 'commands'), { recursive: true })
  for (const file of [
    'app/catalogue/pictures',
    'app/ui/pictures/uploaded-picture.ts',
    'package.json',
  ]) {
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
