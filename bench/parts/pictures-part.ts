import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { PictureFile } from '#app/catalogue/pictures/make-files.server.ts'
import { keepPicture } from '#app/catalogue/pictures/pictures.server.ts'
import { PRODUCT_WIDTHS } from '#app/catalogue/pictures/room.ts'
import { enlargedWidth } from '#app/ui/pictures/uploaded-picture.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { summary } from '#bench/statistics.ts'
import { type Shop, withDatabase, withShop } from '#bench/throwaway-shop.ts'

/** What a photograph of a phone's weighs at each width, in bytes: AVIF and WebP. */
const weights: Readonly<Record<number, readonly [avif: number, webp: number]>> = {
  180: [5_000, 8_700],
  250: [7_800, 14_300],
  360: [13_000, 23_500],
  500: [20_900, 35_200],
  800: [36_900, 58_100],
}
/** And enlarged, as AVIF. */
const enlargedWeight = 75_000
const callersAtOnce = 16
const picturesServed = 400

/**
 * Measures what a photograph for every product costs in the database: its size, a backup, and how
 * fast pictures are served out of it beside those that are files.
 */
export function measurePictures({
  database,
  products,
  rounds,
  seconds,
}: BenchOptions): Promise<Row[]> {
  return withShop({ database, products }, async (shop) => {
    const bare = await sizeOf(shop)
    const kept = await keepForEach(shop, products)
    const rows: Row[] = []
    const full = await sizeOf(shop)
    if (full !== undefined && bare !== undefined) {
      rows.push({
        part: 'pictures',
        what: `database with ${products.toLocaleString('en-GB')} photographs`,
        figures: [
          { name: 'without', value: bare / 1e6, unit: 'MB' },
          {
            name: 'with',
            value: full / 1e6,
            unit: 'MB',
            ...(products === budgets.pictures.products && { atMost: budgets.pictures.megabytes }),
          },
          { name: 'backup', value: await timeBackup(shop), unit: 's' },
        ],
      })
    }
    rows.push(...(await measureServing(shop, kept, { rounds, seconds })))
    return rows
  })
}

/** The files of one picture; random, since encoded pictures can't be packed either. */
function makeUp(): PictureFile[] {
  const files = PRODUCT_WIDTHS.flatMap((width) => {
    const [avif = 0, webp = 0] = weights[width] ?? []
    return [
      { width, format: 'avif' as const, bytes: randomBytes(avif) },
      { width, format: 'webp' as const, bytes: randomBytes(webp) },
    ]
  })
  return [...files, { width: enlargedWidth, format: 'avif', bytes: randomBytes(enlargedWeight) }]
}

/** Gives the paths of some of the pictures that were kept. */
function keepForEach(shop: Shop, count: number): Promise<string[]> {
  return withDatabase(shop, async (db) => {
    const paths: string[] = []
    const uploaded = {
      kind: 'photograph',
      wall: 'pista',
      description: 'A plant',
      staffId: 1,
    } as const
    for (let index = 0; index < count; index += 1) {
      const { photo } = await keepPicture(db, uploaded, makeUp())
      if (index % Math.ceil(count / picturesServed) === 0) paths.push(photo.avif[360] ?? '')
    }
    return paths
  })
}

/** Undefined on PostgreSQL, whose tools measure and copy it. */
async function sizeOf({ dataDir }: Shop) {
  const file = join(dataDir, 'aangan.sqlite')
  return existsSync(file) ? (await stat(file)).size : undefined
}

async function timeBackup({ dataDir }: Shop) {
  const source = new DatabaseSync(join(dataDir, 'aangan.sqlite'), { readOnly: true })
  const startedAt = performance.now()
  await backup(source, join(dataDir, 'copy.sqlite'), { rate: 500 })
  source.close()
  return (performance.now() - startedAt) / 1000
}

function measureServing(
  shop: Shop,
  kept: readonly string[],
  { rounds, seconds }: Pick<BenchOptions, 'rounds' | 'seconds'>,
): Promise<Row[]> {
  return withSite({ shop }, async (site) => {
    const url = `http://127.0.0.1:${site.port}`
    const drawn = (await readdir('public/pictures'))
      .filter((name) => name.endsWith('.avif') && name.includes('-360.'))
      .map((name) => `/pictures/${name}`)
    const rows: Row[] = []
    for (const [what, paths] of [
      ['served out of the database', kept],
      ['served as files', drawn],
    ] as const) {
      const rates: number[] = []
      const amounts: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const { files, bytes } = await askFor(url, paths, seconds)
        rates.push(files / seconds)
        amounts.push(bytes / seconds / 1e6)
      }
      rows.push({
        part: 'pictures',
        what,
        figures: [
          { unit: '/s', ...summary(rates) },
          { unit: 'MB/s', ...summary(amounts) },
        ],
        note: `of 360 px, ${callersAtOnce} at once, from a program of the same machine`,
      })
    }
    return rows
  })
}

async function askFor(url: string, paths: readonly string[], seconds: number) {
  const end = performance.now() + seconds * 1000
  let files = 0
  let bytes = 0
  const ask = async (start: number) => {
    for (let next = start; performance.now() < end; next += callersAtOnce) {
      const answer = await fetch(url + paths[next % paths.length])
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`)
      // Not added to what `bytes` was before the wait: others have added to it meanwhile.
      const { byteLength } = await answer.arrayBuffer()
      bytes += byteLength
      files += 1
    }
  }
  await Promise.all(Array.from({ length: callersAtOnce }, (_, caller) => ask(caller)))
  return { files, bytes }
}
