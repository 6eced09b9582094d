import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningProgram, startProgram } from '#bench/running-program.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import type { Answer } from './answer.ts'

/**
 * Starts a bare `node:http` server that gives one stored answer from memory. The caller stops it
 * and removes the folder.
 */
export async function startBare(folder: string, answer: Answer): Promise<RunningProgram> {
  const port = await findFreePort()
  const [headers, body] = [join(folder, 'bare.json'), join(folder, 'bare.body')]
  await writeFile(headers, JSON.stringify(answer.headers))
  await writeFile(body, answer.body)
  return startProgram(
    process.execPath,
    ['bench/load/bare-server.ts', String(port), headers, body],
    {
      port,
      path: '/',
      logFile: join(folder, 'bare.log'),
    },
  )
}
