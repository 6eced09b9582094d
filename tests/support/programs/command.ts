import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { on, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { composeApp } from '#main/open-app.ts'
import type { App } from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'
import { openCopy } from '#tests/support/databases/sqlite-databases.ts'
import type { Answer, Call, Command, Ended } from './command-host.ts'

const hostFile = fileURLToPath(new URL('./command-host.ts', import.meta.url))
let host: ChildProcess | undefined

const environment = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir })

/**
 * Runs one of `commands/` on a data folder, with nothing to read, in a process that has run others.
 * Throws when that process ends over it.
 */
export async function runCommand(
  dataDir: string,
  command: Command,
  ...args: string[]
): Promise<Ended> {
  const by = host ?? openHost()
  const id = randomUUID()
  const messages = on(by, 'message', { close: ['exit'] }) as AsyncIterable<[Answer]>
  by.send({ id, command, args, env: environment(dataDir) } satisfies Call)
  for await (const [answer] of messages) if (answer.id === id) return answer.ended
  throw new Error(`${command} ended the process that commands are run in`)
}

function openHost(): ChildProcess {
  const child = fork(hostFile, {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', () => {
    host = undefined
  })
  // It ends with us, and keeps nobody waiting.
  child.unref()
  child.channel?.unref()
  host = child
  return child
}

/** Runs a command as a process of its own, with this text on standard input. */
export async function runAlone(
  input: string,
  dataDir: string,
  command: Command,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...args], {
    env: environment(dataDir),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, stdout, stderr }
}

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with a migrated database, and an app that writes to it. */
export async function openDataFolder(): Promise<{ dataDir: string; db: Database; app: App }> {
  const dataDir = await temporaryFolder()
  const db = await openCopy(join(dataDir, 'aangan.sqlite'), 'migrated', migrateToLatest)
  const log = pino({ level: 'silent' })
  const config = readConfig(
    { DATA_DIR: dataDir, LIMIT_PER_IP: '0', LIMIT_PER_MOBILE: '0' },
    shopDefaults,
  )
  return { dataDir, db, app: composeApp({ config, db, log, openTransports: () => [] }) }
}
