import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/**
 * Runs a script that stands beside this one in a process of its own, which is killed with whatever it is
 * at once it has printed so many lines. Gives the lines, and the signal that ended it.
 */
export async function runUntilKilled(
  script: string,
  args: readonly string[],
  killAfter = Number.POSITIVE_INFINITY,
): Promise<{ lines: string[]; signal: NodeJS.Signals | null }> {
  const child = spawn(process.execPath, [`tests/support/programs/${script}`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const closed = once(child, 'close')
  const lines: string[] = []
  for await (const line of createInterface(child.stdout)) {
    lines.push(line)
    if (lines.length === killAfter) child.kill('SIGKILL')
  }
  await closed
  return { lines, signal: child.signalCode }
}
