/** `npm run demo`: a made-up nursery in full swing, to look at. */
import { parseArgs } from 'node:util'
import { runDemo } from '#demo/run-demo.ts'
import { isLanguage, type Language, languages } from '#languages/language.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { buildSiteIfNeeded } from './building/build-site.ts'
import { Refusal, runCommand, UsageError } from './shared/run-command.ts'
import { say } from './shared/say.ts'

const usage = `Usage: npm run demo -- [--fresh] [--languages LIST] [--port NUMBER]

  Serves a nursery with a made-up half-year until it is told to stop (SIGTERM, SIGINT), with
  three staff whose sign-ins it prints. It keeps everything in .demo/, sends nothing, and reads
  none of the site's settings.

  --fresh            makes the nursery again
  --languages LIST   those it speaks, as ${languages.join()} (all of them)
  --port NUMBER      where it is served, on this machine alone (3000)

Exit codes: 0 stopped, 1 could not start, 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      languages: { type: 'string', default: languages.join() },
      port: { type: 'string', default: '3000' },
      // For tests: where everything is kept.
      folder: { type: 'string', default: '.demo' },
    },
  })
  refuseRealDatabase()
  const port = readPort(values.port)
  const spoken = readLanguages(values.languages)
  await buildSiteIfNeeded()
  const { fresh: isFresh, folder } = values
  await runDemo({ folder, port, languages: spoken, isFresh, say })
})

/** A demonstration must never be near what a nursery keeps. */
function refuseRealDatabase() {
  loadEnvFile()
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) {
    throw new Refusal(
      'DATABASE_URL is set, in the environment or in .env: take it away first. The demonstration runs only where there is no database.',
    )
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new UsageError('--port must be a number from 1 to 65535.')
  return port
}

function readLanguages(text: string): Language[] {
  const named = text.split(',').map((code) => code.trim())
  if (!named.includes('en') || !named.every(isLanguage)) {
    throw new UsageError(`--languages must be en, alone or with others of ${languages.join()}.`)
  }
  return languages.filter((language) => named.includes(language))
}
