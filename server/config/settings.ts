import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { languages, otherLanguages } from '#languages/language.ts'
import { forEachSettingOf } from './language-setting.ts'
import { ownersSettings, type Setting } from './owners-settings.ts'
import {
  findClockFault,
  languageList,
  mailbox,
  mailServer,
  origin,
  postgres,
  pushKey,
  webhookAddress,
  webhookSecret,
  wholeNumber,
  yearOrNone,
  yesOrNo,
} from './values.ts'

const others: readonly string[] = otherLanguages
const languagesWanted = `en, or en with ${others.join(' or ')} or ${others.length === 2 ? 'both' : 'several'}, as ${languages.join()}`

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/**
 * Every variable that the process reads: what may stand in it, in a schema and in words. A
 * `secret` is never shown, not even when it is wrong; what `mayBeEmpty` is off when it is, where
 * everything else then counts as not set.
 */
export const settings = {
  PORT: { schema: wholeNumber(0, 65_535), wanted: 'a whole number from 0 to 65535' },
  HOST: {
    schema: z.string().check(z.refine((value) => value === 'localhost' || isIP(value) > 0)),
    wanted: 'an IP address or localhost, or be left out to listen everywhere',
  },
  DATA_DIR: { schema: z.string(), wanted: 'a folder' },
  BACKUP_DIR: { schema: z.string(), wanted: 'a folder' },
  DATABASE_URL: {
    schema: postgres,
    wanted: 'a PostgreSQL database such as postgres://user:password@db.example/aangan',
    secret: true,
  },
  DATABASE_POOL: { schema: wholeNumber(1, 200), wanted: 'a number of connections from 1 to 200' },
  SITE_URL: {
    schema: origin,
    wanted: 'a web address without a path, such as https://nursery.example',
  },
  HSTS_SUBDOMAINS: { schema: yesOrNo, wanted: 'yes or no' },
  SERVICE_WORKER: { schema: yesOrNo, wanted: 'yes or no' },
  LANGUAGES: { schema: languageList, wanted: languagesWanted },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10),
    wanted: 'the number of proxies in front, from 0 to 10',
  },
  LOG_LEVEL: { schema: z.enum(logLevels), wanted: `one of ${logLevels.join(', ')}` },
  METRICS_TOKEN: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{16,}$/)),
    wanted: 'at least 16 letters, digits and signs without a space',
    secret: true,
  },
  LIMIT_PER_IP: { schema: wholeNumber(0, 100_000), wanted: 'a whole number from 0 to 100000' },
  LIMIT_PER_MOBILE: { schema: wholeNumber(0, 1_000), wanted: 'a whole number from 0 to 1000' },
  MOST_IDLE_PER_IP: { schema: wholeNumber(0, 4_000), wanted: 'a whole number from 0 to 4000' },
  PAGE_CACHE_MB: { schema: wholeNumber(0, 4_096), wanted: 'a number of megabytes from 0 to 4096' },
  ...ownersSettings,
  SMTP_URL: {
    schema: mailServer,
    wanted: 'a mail server such as smtps://user:password@mail.example',
    secret: true,
  },
  LETTERS_PER_MINUTE: {
    schema: wholeNumber(1, 6_000),
    wanted: 'a number of e-mails from 1 to 6000',
  },
  MAIL_FROM: { schema: mailbox, wanted: 'an e-mail address, or Name <address>' },
  WEBHOOK_URL: {
    schema: webhookAddress,
    wanted: 'a web address without a user or a password in it',
    secret: true,
  },
  WEBHOOK_SECRET: {
    schema: webhookSecret,
    wanted: 'whsec_ and 24 to 64 random bytes in Base64',
    secret: true,
  },
  PUSH_PRIVATE_KEY: {
    schema: pushKey,
    wanted: 'a key as `npm run push-key` makes it',
    secret: true,
  },
  PUSH_ANY_ADDRESS: { schema: yesOrNo, wanted: 'yes or no' },
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** The names of all variables that the process reads. */
export const settingNames: readonly string[] = Object.keys(settings)

const secretNames = settingNames.filter(
  (name) => (settings as Record<string, Setting>)[name]?.secret,
)

/** What stands where a process is told nothing; the shop brings its own (see `ShopDefaults`). */
export const processDefaults = {
  PORT: '3000',
  DATA_DIR: './data',
  DATABASE_POOL: '10',
  HSTS_SUBDOMAINS: 'no',
  SERVICE_WORKER: 'yes',
  PUSH_ANY_ADDRESS: 'no',
  LANGUAGES: languages.join(','),
  COUNT_VIEWS: 'yes',
  PRICES_SHOWN: 'no',
  ...forEachSettingOf('PRICE_NOTE', () => ''),
  SEASON_SHOWN: 'no',
  GUIDES_SHOWN: 'no',
  TRUST_PROXY: '0',
  LOG_LEVEL: 'info',
  LIMIT_PER_IP: '600',
  MOST_IDLE_PER_IP: '256',
  LIMIT_PER_MOBILE: '5',
  RETENTION_MONTHS: '24',
  PAGE_CACHE_MB: '32',
  LETTERS_PER_MINUTE: '60',
} as const satisfies Partial<Record<SettingName, string>>

/** The settings' values: only what has no default may be missing. */
export type SettingValues<Defaults> = {
  [Name in SettingName]: Name extends keyof Defaults
    ? z.output<(typeof settings)[Name]['schema']>
    : z.output<(typeof settings)[Name]['schema']> | undefined
}

/**
 * Reads every setting from environment variables, with the text of a default where nothing is set.
 * Gives the values of the right ones and a sentence for each wrong one; the values are whole only
 * when there is no sentence.
 */
export function readSettings<Defaults extends Partial<Record<SettingName, string>>>(
  env: Readonly<Record<string, string | undefined>>,
  defaults: Defaults,
): { values: SettingValues<Defaults>; faults: string[] } {
  const values: Record<string, unknown> = {}
  const faults: string[] = []
  for (const name of Object.keys(settings) as SettingName[]) {
    const { schema, wanted, secret, mayBeEmpty }: Setting = settings[name]
    const set = env[name]?.trim()
    const given = (mayBeEmpty ? set : set || undefined) ?? defaults[name]
    if (given === undefined) continue
    const parsed = schema.safeParse(given)
    if (parsed.success) values[name] = parsed.data
    // Something was appended to a file that did not end with a line break.
    const joined = secretNames.find((other) => given.includes(`${other}=`))
    if (joined) faults.push(`${name} and ${joined} stand in one line: give each its own.`)
    else if (!parsed.success) {
      const clockFault = schema === yearOrNone ? findClockFault(given) : undefined
      const shown = secret ? 'what it is' : `"${given}"`
      faults.push(clockFault ?? `${name} must be ${wanted}, not ${shown}.`)
    }
  }
  return { values: values as SettingValues<Defaults>, faults: [...new Set(faults)] }
}
