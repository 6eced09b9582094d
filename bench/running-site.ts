import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { type RunningProgram, startProgram } from './running-program.ts'
import type { Shop } from './throwaway-shop.ts'

/** Nothing of the operator's own settings may be reached by what the load sends. */
const apart = {
  NODE_ENV: 'production',
  HOST: '',
  SITE_URL: '',
  TRUST_PROXY: '0',
  SMTP_URL: '',
  WEBHOOK_URL: '',
  DATABASE_URL: '',
  PAGE_CACHE_MB: '',
  LOG_LEVEL: 'info',
  LIMIT_PER_IP: '0',
  LIMIT_PER_MOBILE: '0',
}

export interface SiteOptions {
  shop: Shop
  /** The page whose answer counts as the first; `/healthz` unless given. */
  path?: string
  env?: Record<string, string>
}

/**
 * Starts the built site as `npm start` does, on a free port over the given shop, with its
 * usual log. The caller stops it.
 */
export async function startBuiltSite({
  shop,
  path = '/healthz',
  env = {},
}: SiteOptions): Promise<RunningProgram> {
  const port = await findFreePort()
  return startProgram(process.execPath, startArguments(), {
    port,
    path,
    logFile: join(shop.dataDir, 'site.log'),
    env: { ...apart, DATA_DIR: shop.dataDir, PORT: String(port), ...shop.env, ...env },
  })
}

/** What `npm start` gives to Node: it bounds the memory. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  return scripts.start.split(' ').slice(1)
}

/** Lends `use` a process of the site, and stops it. */
export async function withSite<T>(
  options: SiteOptions,
  use: (site: RunningProgram) => Promise<T>,
): Promise<T> {
  const site = await startBuiltSite(options)
  return use(site).finally(() => site.stop())
}

/** Lends `use` as many processes of the site, all over one shop, and stops them. */
export async function withSites<T>(
  count: number,
  options: SiteOptions,
  use: (sites: RunningProgram[]) => Promise<T>,
): Promise<T> {
  const sites: RunningProgram[] = []
  try {
    for (let index = 0; index < count; index += 1) sites.push(await startBuiltSite(options))
    return await use(sites)
  } finally {
    for (const site of sites) await site.stop()
  }
}
