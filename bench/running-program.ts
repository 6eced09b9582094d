import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { onInterruption } from './interruption.ts'

const GIVE_UP_MS = 60_000

/** A server that runs beside us on loopback. */
export interface RunningProgram {
  pid: number
  port: number
  /** From its start to its first good answer, in ms. */
  answeredAfterMs: number
  stop(): Promise<void>
}

/**
 * Starts a server and waits until `path` answers 200. What it says goes to a file: reading it here
 * would take time from whoever sends the load. Throws with its last words when it doesn't come up.
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { port, path, logFile, env = {} }: ProgramOptions,
): Promise<RunningProgram> {
  const log = openSync(logFile, 'a')
  const startedAt = performance.now()
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const takeBack = onInterruption(() => child.kill('SIGTERM'))
  const stop = async () => {
    await stopChild(child)
    takeBack()
  }
  try {
    await firstAnswer(child, port, path)
  } catch (error) {
    await stop()
    const words = readFileSync(logFile, 'utf8').slice(-2_000)
    throw new Error(`${command} ${args.join(' ')} did not come up:\n${words}`, { cause: error })
  }
  return { pid: child.pid ?? 0, port, answeredAfterMs: performance.now() - startedAt, stop }
}

interface ProgramOptions {
  port: number
  path: string
  logFile: string
  env?: Record<string, string>
}

async function firstAnswer(child: ChildProcess, port: number, path: string) {
  const giveUpAt = performance.now() + GIVE_UP_MS
  let failed: unknown
  child.once('error', (error) => {
    failed = error
  })
  while ((await statusOf(port, path)) !== 200) {
    if (failed) throw failed
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
    if (performance.now() > giveUpAt) throw new Error(`No answer within ${GIVE_UP_MS} ms.`)
    await wait(5)
  }
}

function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
      .once('error', () => resolve(undefined))
      .end()
  })
}

async function stopChild(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
