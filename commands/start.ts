import { buildSiteIfNeeded } from './build-site.ts'
import { loadEnvFile } from './load-env-file.ts'
import { say } from './say.ts'

await buildSiteIfNeeded()
loadEnvFile()
const { start } = await import(new URL('../build/server/index.js', import.meta.url).href)
await start(process.env).catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
