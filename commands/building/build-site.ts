import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { toolCall } from '#commands/shared/tool-call.ts'
import { isAnotherRunning } from '#server/is-running.ts'

const sources = ['app', 'main', 'server', 'languages', 'database', 'public', 'commands/building']
const sourceFiles = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
]
const stampFile = 'sources.sha256'
const assets = 'client/assets'
/** How long scripts and styles of earlier builds are still served to pages opened before. */
const keepAssetsMs = 14 * 24 * 60 * 60 * 1000
const compressible = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

/** Builds the site unless `build/` was made from exactly these sources. */
export async function buildSiteIfNeeded(): Promise<void> {
  if (!(await isBuilt())) await buildSite()
}

/** Whether `build/` was made from exactly these sources. */
export async function isBuilt(): Promise<boolean> {
  const made = await readFile(join('build', stampFile), 'utf8').catch(() => '')
  return made === (await hashSources())
}

/**
 * Builds browser and server code into `build/`, keeps the assets of earlier builds for a while,
 * and compresses what is sent as it is. The new build takes the old one's place when it is whole,
 * by two renames, so that a site being served misses a file for no more than a moment. Throws when
 * the build fails.
 */
export async function buildSite(): Promise<void> {
  const hash = await hashSources()
  const fresh = `build-${process.pid}`
  await removeBuildsLeftBehind()
  // Not before there is something to build: who only serves would carry the tools in memory.
  const { buildLanguages, placeLanguages } = await import('./build-languages.ts')
  const { buildWorkers } = await import('./build-worker.ts')
  const { makePdfFonts } = await import('./make-pdf-fonts.ts')
  const inLanguages = `${fresh}-languages`
  const stubs = await buildLanguages(inLanguages)
  const build = spawn(...toolCall('react-router', ['build']), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_DIRECTORY: fresh,
      STUBS: JSON.stringify(stubs),
    },
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build failed with exit code ${code}.`)

  await leaveShopOut(join(fresh, assets))
  await placeLanguages(inLanguages, join(fresh, 'client'))
  await buildWorkers(join(fresh, 'client'))
  await makePdfFonts(join(fresh, 'fonts'))
  await keepEarlierAssets(join('build', assets), join(fresh, assets))
  await compressFolder(join(fresh, 'client'))
  await writeFile(join(fresh, stampFile), hash)
  const old = `${fresh}-old`
  await rename('build', old).catch(() => undefined)
  await rename(fresh, 'build')
  await rm(old, { recursive: true, force: true })
}

/** Removes what builds that were killed have left, also under our own id. */
async function removeBuildsLeftBehind() {
  for (const name of await readdir('.')) {
    const [, id] = /^build-(\d+)(?:-languages|-old)?$/.exec(name) ?? []
    if (id === undefined || isAnotherRunning(Number(id))) continue
    await rm(name, { recursive: true, force: true })
  }
}

async function keepEarlierAssets(earlier: string, fresh: string) {
  for (const name of await readdir(earlier).catch(() => [])) {
    const from = join(earlier, name)
    const { mtimeMs } = await stat(from)
    if (Date.now() - mtimeMs > keepAssetsMs) continue
    await cp(from, join(fresh, name), { force: false, preserveTimestamps: true })
  }
}

async function compressFolder(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

/** One hash over every source; pictures count by name, since their names hold a hash. */
async function hashSources() {
  const hash = createHash('sha256')
  const files = [...sourceFiles]
  for (const folder of sources) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    files.push(...entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name)))
  }
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\n`)
    if (!/\.(avif|webp|jpg|png)$/.test(file)) hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

interface Manifest {
  entry: { module: string }
  routes: Record<string, { parentId?: string; hasDefaultExport: boolean }>
}

/** The layout of the shop's pages, which are documents: no browser opens them through the router. */
const shop = 'site/shell/shell.route'

/**
 * Leaves the shop's pages out of the list of routes that the desk's pages load: it was three fifths of
 * it. What shows nothing has an empty file: in its place stands one that every page has, so that an
 * open page can still ask for news when a new version has other files. Throws where the list is not as it was.
 */
async function leaveShopOut(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const path = join(assets, name)
    const [, start = '', json = ''] =
      /^(window\.\w+=)(.*);$/s.exec(await readFile(path, 'utf8')) ?? []
    const manifest: Manifest = JSON.parse(json)
    if (!(shop in manifest.routes)) throw new Error(`${name} has no ${shop}.`)
    const isShop = (id: string | undefined): boolean =>
      id !== undefined && (id === shop || isShop(manifest.routes[id]?.parentId))
    const { module } = manifest.entry
    const routes = Object.fromEntries(
      Object.entries(manifest.routes)
        .filter(([id]) => !isShop(id))
        .map(([id, route]) => [
          id,
          route.hasDefaultExport ? route : { ...route, module, imports: [] },
        ]),
    )
    await writeFile(path, `${start}${JSON.stringify({ ...manifest, routes })};`)
  }
}
