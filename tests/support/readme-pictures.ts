import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openDemo } from './programs/demo.ts'

/** What the README shows: a page of the shop, and one of the desk as its owner sees it. */
const pictures = [
  ['shop', '/home'],
  ['desk', '/desk'],
] as const

/**
 * Takes the README's pictures of a demonstration that is made for them, and writes them to
 * `docs/pictures` as WebP.
 */
export async function takeReadmePictures(browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  const demo = await openDemo(folder)
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${demo.url}/login`)
    await page.getByRole('button', { name: 'owner' }).click()
    await page.waitForURL(`${demo.url}/desk`)
    await mkdir('docs/pictures', { recursive: true })
    for (const [what, path] of pictures) {
      // A first visit keeps the browser's own font until the next page.
      await page.goto(demo.url + path, { waitUntil: 'networkidle' })
      await page.goto(demo.url + path, { waitUntil: 'networkidle' })
      const picture = sharp(await page.screenshot()).webp({ quality: 74 })
      await writeFile(`docs/pictures/${what}.webp`, await picture.toBuffer())
    }
  } finally {
    await demo.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
