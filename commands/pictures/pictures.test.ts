import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FLOOR, WALLS, WINDOW_LIGHT } from '#app/catalogue/pictures/room.ts'
import { listIconJobs } from './icons.ts'
import { findStale, listLyingFiles, listNamedFiles, readManifest } from './manifest.ts'
import { listPictureJobs } from './plan.ts'
import { listProductShareJobs, listShareJobs } from './share.ts'

const root = join(import.meta.dirname, '..', '..')
const manifest = await readManifest(root)
const jobs = await listPictureJobs(root)
const products = jobs.filter(({ recipe }) => recipe.canvas[0] === 800)

describe('the pictures we ship', () => {
  test('are up to date with the drawings, walls and recipes (else: npm run pictures)', async () => {
    expect(findStale(jobs, manifest.pictures).map(({ name }) => name)).toEqual([])
    expect(findStale(listIconJobs(), manifest.icons).map(({ name }) => name)).toEqual([])
    expect(findStale(await listShareJobs(root), manifest.share).map(({ name }) => name)).toEqual([])
    const products = findStale(await listProductShareJobs(root, jobs), manifest.products)
    expect(products.map(({ name }) => name)).toEqual([])
  })

  test('would be found out of date when a drawing changes', () => {
    const [first, ...rest] = jobs
    if (!first) {
      throw new Error('There are no drawings.')
    }
    const changed = [{ ...first, source: 'another' }, ...rest]
    expect(findStale(changed, manifest.pictures).map(({ name }) => name)).toEqual([first.name])
  })

  test('are all there, and nothing else lies beside them', async () => {
    const named = listNamedFiles(manifest)
    const lying = await listLyingFiles(root)
    for (const folder of ['pictures', 'share', 'icons']) {
      expect(lying[folder]?.toSorted()).toEqual(named[folder]?.toSorted())
    }
  })

  test('weigh at most 18 KB for a product at 500 pixels, 120 KB for a shared link', async () => {
    const weigh = async (file: string) => (await stat(join(root, 'public', file))).size
    for (const { name } of products) {
      const file = `pictures/${manifest.pictures[name]?.avif['500']}`
      expect(await weigh(file), file).toBeLessThanOrEqual(18 * 1024)
    }
    for (const { file } of [
      ...Object.values(manifest.share),
      ...Object.values(manifest.products),
    ]) {
      expect(await weigh(`share/${file}`), file).toBeLessThanOrEqual(120 * 1024)
    }
  })

  test('use the wall and floor colours of the style sheet', async () => {
    const tokens = await readFile(join(root, 'app/ui/styles/tokens.css'), 'utf8')
    for (const [name, hex] of Object.entries({ ...WALLS, oxide: FLOOR })) {
      expect(tokens).toContain(`--${name}: ${hex};`)
    }
  })

  test('let the window’s light fall as the slides do', async () => {
    const slide = await readFile(join(root, 'app/site/home/window-light.tsx'), 'utf8')
    expect(slide).toContain(`d="${WINDOW_LIGHT.path}"`)
    const css = await readFile(join(root, 'app/ui/page/page-head.css'), 'utf8')
    expect(css).toContain(`opacity: ${WINDOW_LIGHT.opacity};`)
  })

  const samples = [
    'snake-plant',
    'tulsi',
    'white-pebbles',
    'secateurs',
    'tile-plants',
    'landing-soil',
  ]
  test.each(samples)('show %s in a room that a page can extend without a seam', async (name) => {
    const job = jobs.find((each) => each.name === name)
    const room = job?.recipe.room
    const files = Object.values(manifest.pictures[name]?.avif ?? {})
    if (!room || files.length === 0) {
      throw new Error(`${name} is not painted.`)
    }
    for (const file of files) {
      const { data, info } = await sharp(join(root, 'public/pictures', file))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const lookAt = (x: number, y: number) => {
        const start = (Math.floor(y * info.height) * info.width + x) * info.channels
        return [...data.subarray(start, start + 3)]
      }
      for (const x of [0, info.width - 1]) {
        for (const part of [0, 0.2, 0.4, 0.6, 0.85]) {
          expectColour(lookAt(x, part * room.horizon), WALLS[room.wall], file)
        }
        expectColour(lookAt(x, 0.99), FLOOR, file)
      }
    }
  })
})

function expectColour(seen: readonly number[], hex: string, file: string): void {
  const wanted = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const off = Math.max(...wanted.map((value, i) => Math.abs(value - (seen[i] ?? -99))))
  expect(off, `${file} shows ${seen.join(' ')} for ${wanted.join(' ')}`).toBeLessThanOrEqual(2)
}
