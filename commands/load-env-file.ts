/** Adds the settings of `.env` to the environment, which wins where both name one. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch {
    // No .env file: the environment and the defaults are enough.
  }
}
