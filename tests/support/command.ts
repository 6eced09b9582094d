import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { shopDefaults } from '#app/contact/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import type { App } from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'
import { composeApp } from '#server/open-app.ts'
import { compileCache } from './compile-cache.ts'
import { openCopy } from './sqlite-databases.ts'

/** What a command left behind when it ended. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

type Command = 'enquiries' | 'newsletter' | 'backup' | 'restore' | 'move' | 'staff'

/** Runs one of `commands/` as a process of its own on a data folder, with nothing to read. */
export function runCommand(dataDir: string, command: Command, ...args: string[]): Promise<Ended> {
  return runCommandWith('', dataDir, command, ...args)
}

/** The same with this text on standard input. */
export async function runCommandWith(
  input: string,
  dataDir: string,
  command: Command,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir },
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
