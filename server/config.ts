import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Language } from '#app/languages/language.ts'
import { listMisspelt } from './config/misspelt.ts'
import {
  isUsable,
  type OwnersSettingName,
  ownersSettingNames,
  type SavedTexts,
} from './config/owners-settings.ts'
import {
  processDefaults,
  readSettings,
  type SettingName,
  type SettingValues,
  settingNames,
} from './config/settings.ts'
import type { Mailbox, PhoneNumber } from './config/values.ts'
import { publicPushKey } from './delivery/push-key.ts'

/**
 * Who the visitor deals with: the environment has the first values, see `.env.example`, and an owner
 * changes them at the desk.
 */
export interface Business {
  name: string
  /** E.164, as in `+919820000000`. */
  phone: string
  /** The same number as people read it, `+91 98200 00000`. */
  phoneDisplay: string
  /** A second number, where the business has one. */
  landline: PhoneNumber | undefined
  email: string
  address: string
  tagline: string
  description: string
  description2: string
  /** Digits only, as the chat link wants it. */
  chatNumber: string
  chatText: string
  claims: Claims
  /** Undefined where the business has no such page. */
  social: Record<'facebook' | 'instagram' | 'youtube' | 'linkedin', string | undefined>
}

/** What the privacy notice says beside the words that are the same for every nursery. */
export interface Notice {
  /** Names this wording: every enquiry keeps the one that its visitor was shown. */
  version: string
  /** Who answers for personal data; empty: nobody is named. */
  officer: string
  /** A paragraph of the owner's own; empty: there is none. */
  addition: string
}

/** What the nursery says of itself (§1): an owner may claim less, and what is undefined is not said. */
export interface Claims {
  /** That it is India's largest. */
  largest: boolean
  /** The year in which it started. */
  since: number | undefined
  deliverySince: number | undefined
  products: number | undefined
  customers: number | undefined
  plantLovers: number | undefined
}

const businessNames = [
  'BUSINESS_NAME',
  'BUSINESS_PHONE',
  'BUSINESS_LANDLINE',
  'BUSINESS_EMAIL',
  'BUSINESS_ADDRESS',
  'BUSINESS_TAGLINE',
  'CHAT_TEXT',
  'NOTICE_OFFICER',
  'NOTICE_ADDITION',
  'CLAIM_LARGEST',
  'CLAIM_SINCE',
  'CLAIM_DELIVERY_SINCE',
  'CLAIM_PRODUCTS',
  'CLAIM_CUSTOMERS',
  'CLAIM_PLANT_LOVERS',
  'FACEBOOK_URL',
  'INSTAGRAM_URL',
  'YOUTUBE_URL',
  'LINKEDIN_URL',
] as const satisfies SettingName[]

/** What the shop says of itself where the environment says nothing, and what it has promised. */
export interface ShopDefaults {
  settings: Record<(typeof businessNames)[number], string>
  description: string
  description2: string
  /** The privacy notice's version as long as an owner adds nothing to it. */
  noticeVersion: string
  /** The longest that its privacy notice lets it keep an enquiry's words, in months. */
  mostRetentionMonths: number
}

/** Everything that the process may be told from outside, already checked. */
export interface Config {
  port: number
  /** Empty listens on every interface. */
  host: string
  dataDir: string
  /** Where the database is, a `postgres://` address or an SQLite file, and its most connections. */
  database: { place: string; pool: number }
  /** Origin only, without a slash at the end. */
  siteUrl: string
  /** Whether the operator has set it: only then is it held against the host asked for. */
  siteUrlGiven: boolean
  /** Whether browsers shall ask the names below the site's by https only, too. */
  hstsSubdomains: boolean
  /** Whether visitors' browsers keep pages; without it, those that did forget them. */
  serviceWorker: boolean
  /** Which languages visitors are offered; English always. */
  languages: readonly Language[]
  /** Whether views and searches are counted, by day and without anything of who they were. */
  countViews: boolean
  /** How many proxies in front add to `X-Forwarded-For`. */
  trustProxy: number
  logLevel: SettingValues<typeof processDefaults>['LOG_LEVEL']
  /** What a reader of `/metrics` has to send; undefined lets only this machine read. */
  metricsToken: string | undefined
  /** How often a form may be sent, see `createVisitorLimits`; 0 is as often as one likes. */
  limits: { perAddress: number; perMobile: number; idlePerAddress: number }
  /** After how many months an enquiry's words are erased. */
  retentionMonths: number
  /** What finished pages may take in memory, in bytes; 0 makes each page anew. */
  pageCacheBytes: number
  business: Business
  notice: Notice
  mail: {
    /** Undefined while no mail server is known: messages wait in the outbox. */
    smtpUrl: string | undefined
    from: Mailbox
    /** Where the staff read enquiries. */
    staff: string
  }
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

/** What of the configuration an owner changes while the site runs. */
type OwnersPart = Pick<Config, 'business' | 'notice' | 'countViews' | 'retentionMonths' | 'mail'>

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
 * Puts what an owner has saved over what the process was told, name by name. A saved text that can't
 * be used any more counts as not saved; words are never kept longer than the notice promises.
 */
export function withSaved(config: Config, shop: ShopDefaults, saved: SavedTexts): Config {
  const { values } = readSettings({ ...config.given, ...listUsable(saved) }, defaultsOf(shop))
  const { siteUrl, siteUrlGiven, mail } = config
  const told = { ...values, SMTP_URL: mail.smtpUrl, SITE_URL: siteUrlGiven ? siteUrl : undefined }
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

function describeOwners(values: Values, shop: ShopDefaults): OwnersPart {
  return {
    business: describeBusiness(values, shop),
    notice: describeNotice(values, shop),
    countViews: values.COUNT_VIEWS,
    retentionMonths: values.RETENTION_MONTHS,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? { name: values.BUSINESS_NAME, address: values.BUSINESS_EMAIL },
      staff: values.STAFF_EMAIL ?? values.BUSINESS_EMAIL,
    },
  }
}

/** An owner's own words make a version of their own, the same whenever they are the same. */
function describeNotice(values: Values, { noticeVersion }: ShopDefaults): Notice {
  const { NOTICE_OFFICER: officer, NOTICE_ADDITION: addition } = values
  const own = createHash('sha256').update(`${officer}\n${addition}`).digest('hex').slice(0, 8)
  const version = officer || addition ? `${noticeVersion}-${own}` : noticeVersion
  return { version, officer, addition }
}

function listGiven(env: Readonly<Record<string, string | undefined>>): GivenTexts {
  const names = [...ownersSettingNames, 'MAIL_FROM'] as const
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  )
}

type Values = SettingValues<typeof processDefaults & ShopDefaults['settings']>

function describePush({ PUSH_PRIVATE_KEY: privateKey, PUSH_ANY_ADDRESS: anyAddress }: Values) {
  return privateKey ? { privateKey, publicKey: publicPushKey(privateKey), anyAddress } : undefined
}

function refuseFaults(faults: readonly string[]) {
  const [first, ...more] = faults
  if (!first) return
  if (more.length === 0) throw new ConfigError(first)
  throw new ConfigError(`${faults.length} settings can’t be used:\n  ${faults.join('\n  ')}`)
}

/** What is right by itself but not beside the others. */
function listContradictions(
  values: Values,
  env: Readonly<Record<string, string | undefined>>,
  { mostRetentionMonths }: ShopDefaults,
): string[] {
  const faults: string[] = []
  if (values.RETENTION_MONTHS > mostRetentionMonths) {
    faults.push(
      `RETENTION_MONTHS must be at most ${mostRetentionMonths}, as the privacy notice promises, not "${values.RETENTION_MONTHS}".`,
    )
  }
  if (values.WEBHOOK_URL && !env.WEBHOOK_SECRET?.trim()) {
    faults.push('WEBHOOK_SECRET must be set, because WEBHOOK_URL is.')
  }
  return faults
}

function describeBusiness(values: Values, shop: ShopDefaults): Business {
  const phone = values.BUSINESS_PHONE
  const sample = shop.settings.BUSINESS_PHONE.replace(/\D/g, '')
  // The sample's number, left in .env beside a phone of one's own, would be a stranger's chat.
  const chat = values.CHAT_NUMBER === sample ? undefined : values.CHAT_NUMBER
  return {
    name: values.BUSINESS_NAME,
    phone,
    landline: values.BUSINESS_LANDLINE,
    phoneDisplay: `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`,
    email: values.BUSINESS_EMAIL,
    address: values.BUSINESS_ADDRESS,
    tagline: values.BUSINESS_TAGLINE,
    description: shop.description,
    description2: shop.description2,
    chatNumber: chat ?? phone.slice(1),
    chatText: values.CHAT_TEXT,
    claims: {
      largest: values.CLAIM_LARGEST,
      since: values.CLAIM_SINCE,
      deliverySince: values.CLAIM_DELIVERY_SINCE,
      products: values.CLAIM_PRODUCTS,
      customers: values.CLAIM_CUSTOMERS,
      plantLovers: values.CLAIM_PLANT_LOVERS,
    },
    social: {
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
      youtube: values.YOUTUBE_URL,
      linkedin: values.LINKEDIN_URL,
    },
  }
}

/** Details that lead visitors somewhere: left as the sample's, to nobody. */
const leading = businessNames.filter((name) => /PHONE|EMAIL|ADDRESS|_URL$/.test(name))

function listWarnings(values: Values, shop: ShopDefaults): string[] {
  const warnings: string[] = []
  const { SITE_URL: siteUrl, SMTP_URL: smtpUrl } = values
  if (smtpUrl && !siteUrl) {
    warnings.push('SMTP_URL is set and SITE_URL is not: links in e-mails lead to localhost.')
  }
  const sample = readSettings({}, shop.settings).values
  const left = leading.filter((name) => values[name] === sample[name])
  if (siteUrl && isPublic(siteUrl) && left.length > 0) {
    warnings.push(`Visitors are shown the sample business’s details: set ${left.join(', ')}.`)
  }
  return warnings
}

/** Whether other machines may know the address: it has a name that is not this machine's own. */
function isPublic(siteUrl: string) {
  const { hostname } = new URL(siteUrl)
  return !/^(localhost|.*\.localhost|[\d.]+|\[.*\])$/.test(hostname)
}
