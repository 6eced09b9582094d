import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from './free-port.ts'

/** A demonstration that is open. */
export interface RunningDemo {
  url: string
  /** All that it said so far. */
  said(): string
  /** Stops it as its owner would; gives its exit code. */
  stop(): Promise<number | null>
}

/** A command that ended by itself. */
export interface EndedDemo {
  code: number | null
  said: string
}

/** Runs `npm run demo` with these arguments until it is open, or has ended. */
export async function runDemoCommand(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<RunningDemo | EndedDemo> {
  const port = String(await findFreePort())
  const child = spawnDemo(['--port', port, ...args], env)
  let said = ''
  const opened = new Promise<'open'>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('The demonstration is open')) resolve('open')
    })
  })
  const ended = once(child, 'close').then(([code]): EndedDemo => ({ code, said }))
  const outcome = await Promise.race([opened, ended])
  if (outcome !== 'open') return outcome
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code
    },
  }
}

/** Opens a demonstration in a folder; throws with what it said where it does not open. */
export async function openDemo(folder: string, ...args: string[]): Promise<RunningDemo> {
  const demo = await runDemoCommand(['--folder', folder, ...args])
  if ('code' in demo) throw new Error(demo.said)
  return demo
}

/** Starts the command and waits for nothing; nobody's `.env` or shell tells it where a database is. */
function spawnDemo(args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['commands/demo.ts', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
