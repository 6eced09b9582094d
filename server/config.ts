import { join, resolve } from 'node:path'
import type { Language } from '#languages/language.ts'
import { listContradictions, listWarnings } from './config/config-faults.ts'
import { listMisspelt } from './config/misspelt.ts'
import {
  describeOwners,
  type OwnersPart,
  type ShopDefaults,
  type Values,
} from './config/owners-part.ts'
import {
  isUsable,
  type OwnersSettingName,
  ownersSettingNames,
  type SavedTexts,
} from './config/owners-settings.ts'
import {
  processDefaults,
  readSettings,
  type SettingValues,
  settingNames,
} from './config/settings.ts'
import { publicPushKey } from './delivery/channels/push-key.ts'

/** Everything that the process may be told from outside, already checked. */
export interface Config extends OwnersPart {
  port: number
  /** Empty listens on every interface. */
  host: string
  dataDir: string
  /** Where the backups go that an owner makes at the desk. */
  backupDir: string
  /** Where the database is, a `postgres://` address or an SQLite file, and its most connections. */
  database: { place: string; pool: number }
  /** Origin only, without a slash at the end. */
  siteUrl: string
  /** Whether the operator has set it: only then is it held against the host asked for. */
  siteUrlGiven: boolean
  /** Whether browsers shall ask the names below the site's by https only, too. */
  hstsSubdomains: boolean
  /** Whether visitors' browsers cache pages; without it, those that did delete them. */
  serviceWorker: boolean
  /** Which languages visitors are offered; English always. */
  languages: readonly Language[]
  /** How many proxies in front add to `X-Forwarded-For`. */
  trustProxy: number
  logLevel: SettingValues<typeof processDefaults>['LOG_LEVEL']
  /** What a reader of `/metrics` has to send; undefined lets only this machine read. */
  metricsToken: string | undefined
  /** How often a form may be sent, see `createVisitorLimits`; 0 is as often as one likes. */
  limits: { perAddress: number; perMobile: number; idlePerAddress: number }
  /** What finished pages may take in memory, in bytes; 0 makes each page again. */
  pageCacheBytes: number
  /** How many copies of a letter to subscribers go out in a minute, all processes together. */
  lettersPerMinute: number
  /** Undefined when enquiries are not handed on to another system. */
  webhook: { url: string; secret: string } | undefined
  /**
   * Our keys for the browsers' push services; undefined where the staff's phones are not told.
   * `anyAddress` lets endpoints be anywhere, as in a trial without the internet.
   */
  push: { privateKey: string; publicKey: string; anyAddress: boolean } | undefined
  /** What can be used but is hardly meant, a sentence each for the operator. */
  warnings: string[]
  /** The texts of what an owner may change at the desk, and of MAIL_FROM, where they were set. */
  given: GivenTexts
}

type GivenTexts = Partial<Record<OwnersSettingName | 'MAIL_FROM', string>>

/** Settings that cannot be used; its message has a sentence for each, for the operator. */
export class ConfigError extends Error {}

/**
 * Turns environment variables into the process's configuration; empty counts as not set, but for
 * the social pages, which it turns off. Throws one `ConfigError` that names every variable which
 * cannot be used or is misspelt, after the `faults` that were found before.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  shop: ShopDefaults,
  faults: readonly string[] = [],
): Config {
  const read = readSettings(env, defaultsOf(shop))
  const { values } = read
  refuseFaults([
    ...faults,
    ...listMisspelt(env, settingNames),
    ...read.faults,
    ...listContradictions(values, env, shop),
  ])

  const dataDir = resolve(values.DATA_DIR)
  const { WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: secret } = values
  return {
    port: values.PORT,
    host: values.HOST ?? '',
    dataDir,
    backupDir: resolve(values.BACKUP_DIR ?? join(dataDir, 'backups')),
    database: {
      place: values.DATABASE_URL ?? join(dataDir, 'aangan.sqlite'),
      pool: values.DATABASE_POOL,
    },
    siteUrlGiven: values.SITE_URL !== undefined,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    serviceWorker: values.SERVICE_WORKER,
    languages: values.LANGUAGES,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    limits: {
      perAddress: values.LIMIT_PER_IP,
      perMobile: values.LIMIT_PER_MOBILE,
      idlePerAddress: values.MOST_IDLE_PER_IP,
    },
    ...describeOwners(values, shop),
    lettersPerMinute: values.LETTERS_PER_MINUTE,
    webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
    push: describePush(values),
    warnings: listWarnings(values, shop),
    given: listGiven(env),
  }
}

/**
 * Puts what an owner has saved over what the process was told, name by name. A saved text that
 * can't be used any more counts as not saved; words are never kept longer than the notice promises.
 */
export function withSaved(config: Config, shop: ShopDefaults, saved: SavedTexts): Config {
  const { values } = readSettings({ ...config.given, ...listUsable(saved) }, defaultsOf(shop))
  const { siteUrl, siteUrlGiven, mail, trustProxy } = config
  const told = {
    ...values,
    SMTP_URL: mail.smtpUrl,
    SITE_URL: siteUrlGiven ? siteUrl : undefined,
    TRUST_PROXY: trustProxy,
  }
  const part = describeOwners(told, shop)
  const retentionMonths = Math.min(part.retentionMonths, shop.mostRetentionMonths)
  return { ...config, ...part, retentionMonths, warnings: listWarnings(told, shop) }
}

function listUsable(saved: SavedTexts): SavedTexts {
  const usable = ownersSettingNames.flatMap((name) => {
    const text = saved[name]
    return text !== undefined && isUsable(name, text) ? [[name, text]] : []
  })
  return Object.fromEntries(usable)
}

const defaultsOf = (shop: ShopDefaults) => ({ ...processDefaults, ...shop.settings })

function listGiven(env: Readonly<Record<string, string | undefined>>): GivenTexts {
  const names = [...ownersSettingNames, 'MAIL_FROM'] as const
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  )
}

function describePush({ PUSH_PRIVATE_KEY: privateKey, PUSH_ANY_ADDRESS: anyAddress }: Values) {
  return privateKey ? { privateKey, publicKey: publicPushKey(privateKey), anyAddress } : undefined
}

function refuseFaults(faults: readonly string[]) {
  const [first, ...more] = faults
  if (!first) return
  if (more.length === 0) throw new ConfigError(first)
  throw new ConfigError(`${faults.length} settings can’t be used:\n  ${faults.join('\n  ')}`)
}
