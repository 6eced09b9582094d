import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { FLOOR } from '#app/catalogue/pictures/room.ts'
import type { FileEntry } from './manifest.ts'
import { fingerprint } from './plan.ts'

const CHALK = '#f8f3e4'
const MARIGOLD = '#f2ae24'

// One line drawn around five dots, as a kolam is drawn before a door.
const LINE =
  'M-32 0C-32 -5.3 -24.8 -12 -20 -12C-15.2 -12 -14.4 -4.8 -10 0C-5.6 4.8 -4.8 5.6 0 10' +
  'C4.8 14.4 12 15.2 12 20C12 24.8 5.3 32 0 32C-5.3 32 -12 24.8 -12 20C-12 15.2 -4.8 14.4 0 10' +
  'C4.8 5.6 5.6 4.8 10 0C14.4 -4.8 15.2 -12 20 -12C24.8 -12 32 -5.3 32 0C32 5.3 24.8 12 20 12' +
  'C15.2 12 14.4 4.8 10 0C5.6 -4.8 4.8 -5.6 0 -10C-4.8 -14.4 -12 -15.2 -12 -20' +
  'C-12 -24.8 -5.3 -32 0 -32C5.3 -32 12 -24.8 12 -20C12 -15.2 4.8 -14.4 0 -10' +
  'C-4.8 -5.6 -5.6 -4.8 -10 0C-14.4 4.8 -15.2 12 -20 12C-24.8 12 -32 5.3 -32 0z'
const DOTS = [
  [0, 0],
  [20, 0],
  [-20, 0],
  [0, 20],
  [0, -20],
] as const

function drawMark(line: string, dots: string, half: number, ground = ''): string {
  const circles = DOTS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">` +
    `${ground}<path d="${LINE}" fill="none" stroke="${line}" stroke-width="2.6"/>` +
    `<g fill="${dots}">${circles}</g></svg>\n`
  )
}

const FAVICON = drawMark(FLOOR, FLOOR, 34)
// Launchers cut icons to a circle of four fifths; at 46 the mark keeps inside it.
const TILE = drawMark(CHALK, MARIGOLD, 46, `<path d="M-46 -46h92v92h-92z" fill="${FLOOR}"/>`)
const PNG_SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

export type IconJob = { name: string; source: string; draw: () => Promise<Buffer> }

/** Gives every icon to be made. Icons keep plain names, since browsers ask for them by those. */
export function listIconJobs(): IconJob[] {
  const png = Object.entries(PNG_SIZES).map(([name, size]) => ({
    name,
    source: fingerprint(TILE, String(size)),
    draw: () =>
      sharp(Buffer.from(TILE), { density: (72 * size) / 92 })
        .resize(size, size)
        .png({ palette: true })
        .toBuffer(),
  }))
  const draw = async () => Buffer.from(FAVICON)
  return [{ name: 'favicon.svg', source: fingerprint(FAVICON), draw }, ...png]
}

/** Takes the project's root and a job, writes the icon, gives its entry. */
export async function makeIcon(root: string, job: IconJob): Promise<FileEntry> {
  const folder = join(root, 'public/icons')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, job.name), await job.draw())
  return { source: job.source, file: job.name }
}
