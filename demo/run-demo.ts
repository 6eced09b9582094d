import { loginPath } from '#app/paths/desk-paths.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Language } from '#languages/language.ts'
import { readConfig } from '#server/config.ts'
import {
  DemoRefusal,
  emptyFolder,
  holdFolder,
  noteMade,
  partsOf,
  whyToMake,
} from './demo-folder.ts'
import { signIns } from './nursery/sign-ins.ts'
import { type Front, openFront } from './serving/front.ts'
import { openMailbox } from './serving/mailbox.ts'

interface DemoOptions {
  folder: string
  port: number
  languages: readonly Language[]
  /** Makes the nursery again, whatever is there. */
  isFresh: boolean
  /** Takes a line for whoever started it. */
  say(line: string): void
}

/** What the build gives: `main/start.ts`. */
type BuiltSite = typeof import('#main/start.ts')

/**
 * Makes the demonstration where its folder has none, and serves it until the process is told to stop.
 * The site must be built. Throws a `DemoRefusal` where the port or the folder can't be had.
 */
export async function runDemo(options: DemoOptions) {
  const { port } = options
  const front = await openFront(port).catch((error: unknown) => {
    throw new DemoRefusal(describePortFault(error, port))
  })
  const opened = [() => front.close()]
  const close = () => {
    for (const end of opened) end()
  }
  try {
    await open(front, options, opened)
  } catch (error) {
    close()
    throw error
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
}

/** Adds to `opened` what ends each thing that it opens. */
async function open(
  front: Front,
  { folder, port, languages, isFresh, say }: DemoOptions,
  opened: (() => void)[],
) {
  const siteUrl = `http://localhost:${port}`
  const { dataDir, mailDir } = partsOf(folder)
  opened.push(await holdFolder(folder))
  const why = isFresh ? 'The nursery is made afresh.' : await whyToMake(folder, languages)
  if (why) await emptyFolder(folder)
  const mailbox = await openMailbox(mailDir)
  opened.push(() => void mailbox.close())
  const env = {
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    SMTP_URL: mailbox.url,
    LANGUAGES: languages.join(),
    LOG_LEVEL: 'error',
  }
  if (why) {
    say(why)
    const config = readConfig({ ...env, LETTERS_PER_MINUTE: '6000' }, shopDefaults)
    // Most of the site's code, which a demonstration that is there needs as little as a refusal does.
    const { makeNursery } = await import('./nursery/make-nursery.ts')
    await makeNursery(config, { until: new Date() })
    await noteMade(folder, languages)
  }
  const built = new URL('../build/server/index.js', import.meta.url).href
  const { start }: BuiltSite = await import(built)
  // Any port that is free.
  const sitePort = await start({ ...env, PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1' })
  front.passTo(sitePort, mailbox)
  say(describeDemo(siteUrl))
}

function describeDemo(siteUrl: string): string {
  const people = signIns.map(
    ({ role, mobileNumber, password }) => `  ${role.padEnd(10)} ${mobileNumber}  ${password}`,
  )
  return [
    `The demonstration is open, nothing in it is real: ${siteUrl}${homePath}`,
    `Its staff sign in at ${siteUrl}${loginPath} with a number and a password:`,
    ...people,
    'Stop it with Ctrl+C: it stays as it is for the next time. “npm run demo -- --fresh” begins again.',
  ].join('\n')
}

function describePortFault(error: unknown, port: number): string {
  const { code } = Object(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that, or say another one with -- --port.`
  }
  return `Port ${port} can’t be opened (${code}): say another one with -- --port.`
}
