import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSiteIfNeeded } from '#commands/building/build-site.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { compileCache } from './compile-cache.ts'
import { findFreePort } from './free-port.ts'
import { sitePlace } from './site-place.ts'

export interface RunningSite {
  url: string
  /** The folder with its database, when that is SQLite's. */
  dataDir: string
  /** Where its database is: a `postgres://` address or a file. */
  place: string
  process: ChildProcess
  /** Every line of its log so far. */
  log: string[]
  /** Stops it as an operator would and removes its data, unless `keepData`. */
  stop(options?: { keepData?: boolean; signal?: NodeJS.Signals }): Promise<void>
}

/**
 * Tests send what no visitor sends; those of the limits set them. What is empty counts as not set:
 * nothing of an operator's own `.env` may be reached.
 */
const fixed = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  LIMIT_PER_IP: '0',
  LIMIT_PER_MOBILE: '0',
  HOST: '',
  SITE_URL: '',
  TRUST_PROXY: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  WEBHOOK_URL: '',
}

/** Looked for once in a process of tests: at each start that would be half of it. */
let built: Promise<void> | undefined

/**
 * Starts the built site as a process of its own on a free port with a fresh data folder, in which
 * unit tests find what a first start leaves: that takes longer than all else at a start. Throws with its
 * log when it does not come up and says nothing for 90 seconds: where the build is older than the
 * sources, it is built first, which on a busy machine takes longer than that altogether.
 */
export async function startSite(
  env: Record<string, string> = {},
  dataDir?: string,
  command: 'commands/serve.js' | 'commands/start.js' = 'commands/serve.js',
): Promise<RunningSite> {
  built ??= buildSiteIfNeeded()
  await built
  const folder = dataDir ?? (await makeDataFolder(env))
  if (env.PORT) return startAt(env.PORT, env, folder, command)
  for (;;) {
    const port = String(await findFreePort())
    try {
      return await startAt(port, env, folder, command)
    } catch (error) {
      // What is free may be another's by the time it is opened.
      if (!String(error).includes(`Port ${port} is taken`)) throw error
    }
  }
}

async function makeDataFolder({ DATABASE_URL }: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  if (process.env.VITEST && !DATABASE_URL) {
    const { writeStartedDatabase } = await import('#tests/support/started-database.ts')
    await writeStartedDatabase(join(folder, 'aangan.sqlite'))
  }
  return folder
}

async function startAt(
  port: string,
  env: Record<string, string>,
  folder: string,
  command: string,
): Promise<RunningSite> {
  const place = env.DATABASE_URL ?? (await sitePlace(folder))
  const child = spawn(process.execPath, [command], {
    env: {
      ...process.env,
      ...fixed,
      PORT: port,
      DATA_DIR: folder,
      ...(isPostgresUrl(place) && { DATABASE_URL: place }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const outputs = [child.stdout, child.stderr].map((input) => createInterface({ input }))
  for (const output of outputs) output.on('line', (line) => log.push(line))
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`No start:\n${log.join('\n')}`))
    }, 90_000)
    const hear = (line: string) => {
      if (!line.includes('"port":')) return giveUp.refresh()
      clearTimeout(giveUp)
      for (const output of outputs) output.off('line', hear)
      return resolve()
    }
    for (const output of outputs) output.on('line', hear)
    child.once('exit', () => reject(new Error(`The site ended:\n${log.join('\n')}`)))
  })
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    place,
    process: child,
    log,
    async stop({ keepData = false, signal = 'SIGTERM' } = {}) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      if (!keepData) await rm(folder, { recursive: true, force: true })
    },
  }
}
