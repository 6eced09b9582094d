import { loadEnvFile } from './load-env-file.ts'

/**
 * Serves what stands in `build/`, with the settings of `.env` and the environment. Throws what
 * starting throws; its message is for the operator.
 */
export async function serveBuilt(): Promise<void> {
  const faults = loadEnvFile()
  const { start } = await import(new URL('../build/server/index.js', import.meta.url).href)
  await start(process.env, faults)
}
