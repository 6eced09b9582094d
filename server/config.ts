import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Who the visitor deals with: every value can be changed by the environment, see `.env.example`. */
export interface Business {
  name: string
  /** E.164, as in `+919820000000`. */
  phone: string
  /** The same number as people read it, `+91 98200 00000`. */
  phoneDisplay: string
  email: string
  address: string
  tagline: string
  description: string
  description2: string
  /** Digits only, as the chat link wants it. */
  chatNumber: string
  chatText: string
  social: { facebook: string; instagram: string; youtube: string; linkedin: string }
}

/** A person or an office that writes or is written to. */
export interface Mailbox {
  name: string
  address: string
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
  /** How many proxies in front add to `X-Forwarded-For`. */
  trustProxy: number
  logLevel: (typeof logLevels)[number]
  /** What a reader of `/metrics` has to send; undefined lets only this machine read. */
  metricsToken: string | undefined
  /** How often a form may be sent, see `createVisitorLimits`; 0 is as often as one likes. */
  limits: { perAddress: number; perMobile: number }
  /** After how many months an enquiry's words are erased; 0 keeps them. */
  retentionMonths: number
  /** What finished pages may take in memory, in bytes; 0 makes each page anew. */
  pageCacheBytes: number
  business: Business
  mail: {
    /** Undefined while no mail server is known: messages wait in the outbox. */
    smtpUrl: string | undefined
    from: Mailbox
    /** Where the staff read enquiries. */
    staff: string
  }
  /** Undefined when enquiries are not handed on to another system. */
  webhook: { url: string; secret: string } | undefined
}

/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to)

const webAddress = z.string().refine((value) => /^https?:$/.test(urlOf(value)?.protocol ?? ''))

const origin = webAddress
  .refine((value) => ['', '/'].includes(value.replace(/^https?:\/\/[^/]+/, '')))
  .transform((value) => new URL(value).origin)

const mailServer = z
  .string()
  .refine((value) => /^smtps?:$/.test(urlOf(value)?.protocol ?? '') && urlOf(value)?.hostname)

const postgres = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && (urlOf(value)?.pathname.length ?? 0) > 1)

const mailbox = z.string().transform((value, context): Mailbox => {
  const [, name = '', address = value] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? []
  const parsed = z.email().safeParse(address.trim())
  if (parsed.success) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: parsed.data }
  context.addIssue({ code: 'custom', message: 'no mailbox' })
  return z.NEVER
})

/** As Standard Webhooks writes a key: 24 to 64 random bytes in Base64. */
const webhookSecret = z.string().refine((value) => {
  const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1] ?? ''
  const { length } = Buffer.from(key, 'base64')
  return length >= 24 && length <= 64
})

const settings = {
  PORT: [wholeNumber(0, 65_535), 'a whole number from 0 to 65535', '3000'],
  HOST: [
    z.string().refine((value) => value === 'localhost' || isIP(value) > 0),
    'an IP address or localhost, or be left out to listen everywhere',
    undefined,
  ],
  DATA_DIR: [z.string(), 'a folder', './data'],
  DATABASE_URL: [
    postgres,
    'a PostgreSQL database such as postgres://user:password@db.example/aangan',
    undefined,
  ],
  DATABASE_POOL: [wholeNumber(1, 200), 'a number of connections from 1 to 200', '10'],
  SITE_URL: [origin, 'a web address without a path, such as https://nursery.example', undefined],
  TRUST_PROXY: [wholeNumber(0, 10), 'the number of proxies in front, from 0 to 10', '0'],
  LOG_LEVEL: [z.enum(logLevels), `one of ${logLevels.join(', ')}`, 'info'],
  METRICS_TOKEN: [
    z.string().regex(/^[\x21-\x7e]{16,}$/),
    'at least 16 letters, digits and signs without a space',
    undefined,
  ],
  LIMIT_PER_IP: [wholeNumber(0, 100_000), 'a whole number from 0 to 100000', '600'],
  LIMIT_PER_MOBILE: [wholeNumber(0, 1_000), 'a whole number from 0 to 1000', '5'],
  RETENTION_MONTHS: [wholeNumber(0, 240), 'a number of months from 0 to 240', '24'],
  PAGE_CACHE_MB: [wholeNumber(0, 4_096), 'a number of megabytes from 0 to 4096', '32'],
  BUSINESS_NAME: [z.string().max(60), 'a name of at most 60 characters', 'Aangan Nursery'],
  BUSINESS_PHONE: [
    z
      .string()
      .transform((value) => value.replace(/[\s-]/g, ''))
      .refine((value) => /^\+91[6-9]\d{9}$/.test(value)),
    'an Indian mobile number such as +91 98200 00000',
    '+91 98200 00000',
  ],
  BUSINESS_EMAIL: [z.email(), 'an e-mail address', 'care@aangan.example'],
  BUSINESS_ADDRESS: [
    z.string().max(300),
    'a postal address of at most 300 characters',
    'Survey No. 45, Baner Road, Baner, Pune, Maharashtra 411045',
  ],
  BUSINESS_TAGLINE: [z.string().max(120), 'a short line', 'We Would Love to Hear From You'],
  CHAT_NUMBER: [
    z
      .string()
      .transform((value) => value.replace(/[\s+-]/g, ''))
      .refine((value) => /^\d{8,15}$/.test(value)),
    'a phone number with its country code, such as 919820000000',
    '919820000000',
  ],
  CHAT_TEXT: [
    z.string().max(300),
    'a greeting of at most 300 characters',
    'Hello, I would like to know more about your products',
  ],
  FACEBOOK_URL: [webAddress, 'a web address', 'https://www.facebook.com/aangan.example'],
  INSTAGRAM_URL: [webAddress, 'a web address', 'https://www.instagram.com/aangan.example'],
  YOUTUBE_URL: [webAddress, 'a web address', 'https://www.youtube.com/@aangan.example'],
  LINKEDIN_URL: [webAddress, 'a web address', 'https://www.linkedin.com/company/aangan-example'],
  SMTP_URL: [mailServer, 'a mail server such as smtps://user:password@mail.example', undefined],
  MAIL_FROM: [mailbox, 'an e-mail address, or Name <address>', undefined],
  STAFF_EMAIL: [z.email(), 'an e-mail address', undefined],
  WEBHOOK_URL: [webAddress, 'a web address', undefined],
  WEBHOOK_SECRET: [webhookSecret, 'whsec_ and 24 to 64 random bytes in Base64', undefined],
} as const

/** Settings whose value is never shown, not even when it is wrong. */
const secrets: readonly string[] = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
]

/** The names of all variables that the process reads, for `.env.example` and its test. */
export const settingNames = Object.keys(settings)

/**
 * Turns environment variables into the process's configuration. Empty counts as not set.
 * Throws a `ConfigError` that names the first variable which cannot be used.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const [schema, wanted, standard] = settings[name]
    const given = env[name]?.trim() || standard
    const parsed = given === undefined ? undefined : schema.safeParse(given)
    if (parsed?.success === false) {
      const shown = secrets.includes(name) ? 'what it is' : `"${given}"`
      throw new ConfigError(`${name} must be ${wanted}, not ${shown}.`)
    }
    return parsed?.data as z.output<(typeof settings)[Name][0]> | undefined
  }
  const get = <Name extends keyof typeof settings>(name: Name) => {
    const value = read(name)
    if (value === undefined) throw new ConfigError(`${name} must be set.`)
    return value
  }

  const readWebhook = (): Config['webhook'] => {
    const url = read('WEBHOOK_URL')
    const secret = read('WEBHOOK_SECRET')
    if (url && !secret) {
      throw new ConfigError('WEBHOOK_SECRET must be set, because WEBHOOK_URL is.')
    }
    return url && secret ? { url, secret } : undefined
  }

  const port = get('PORT')
  const dataDir = resolve(get('DATA_DIR'))
  const phone = get('BUSINESS_PHONE')
  const email = get('BUSINESS_EMAIL')
  const name = get('BUSINESS_NAME')
  return {
    port,
    host: read('HOST') ?? '',
    dataDir,
    database: {
      place: read('DATABASE_URL') ?? join(dataDir, 'aangan.sqlite'),
      pool: get('DATABASE_POOL'),
    },
    siteUrlGiven: read('SITE_URL') !== undefined,
    siteUrl: read('SITE_URL') ?? `http://localhost:${port}`,
    trustProxy: get('TRUST_PROXY'),
    logLevel: get('LOG_LEVEL'),
    metricsToken: read('METRICS_TOKEN'),
    retentionMonths: get('RETENTION_MONTHS'),
    pageCacheBytes: get('PAGE_CACHE_MB') * 1024 * 1024,
    limits: { perAddress: get('LIMIT_PER_IP'), perMobile: get('LIMIT_PER_MOBILE') },
    business: {
      name,
      phone,
      phoneDisplay: `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`,
      email,
      address: get('BUSINESS_ADDRESS'),
      tagline: get('BUSINESS_TAGLINE'),
      description: 'Call or write, and a garden expert will answer.',
      description2: 'We help with choosing, planting, delivery and care after it.',
      chatNumber: get('CHAT_NUMBER'),
      chatText: get('CHAT_TEXT'),
      social: {
        facebook: get('FACEBOOK_URL'),
        instagram: get('INSTAGRAM_URL'),
        youtube: get('YOUTUBE_URL'),
        linkedin: get('LINKEDIN_URL'),
      },
    },
    mail: {
      smtpUrl: read('SMTP_URL'),
      from: read('MAIL_FROM') ?? { name, address: email },
      staff: read('STAFF_EMAIL') ?? email,
    },
    webhook: readWebhook(),
  }
}

function urlOf(value: string) {
  return URL.canParse(value) ? new URL(value) : undefined
}
