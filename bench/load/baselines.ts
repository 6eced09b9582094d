import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningProgram, startProgram } from '#bench/running-program.ts'
import { withFolder } from '#bench/throwaway-folder.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { type Answer, fetchAnswer } from './answer.ts'
import { sendLoad } from './load.ts'
import { findNginx, startNginx } from './nginx.ts'

export interface Baselines {
  bare: RunningProgram
  /** Undefined where nginx is not installed. */
  nginx: RunningProgram | undefined
}

/**
 * Lends `use` servers that only give `answer`: a bare `node:http` one, and nginx with so many
 * workers where it is installed. Throws when one of them gives other bytes or lacks a header.
 */
export function withBaselines<T>(
  answer: Answer,
  { workers = 1 }: { workers?: number },
  use: (baselines: Baselines) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const binary = findNginx()
    const bare = await startBare(folder, answer)
    let nginx: RunningProgram | undefined
    try {
      nginx = binary ? await startNginx(binary, { folder, answer, workers }) : undefined
      for (const server of [bare, nginx]) {
        if (server) assertSame(answer, await fetchAnswer(server.port, '/'))
      }
      return await use({ bare, nginx })
    } finally {
      await bare.stop()
      await nginx?.stop()
    }
  })
}

/** The most requests a second that the client gets through: asked of nginx's emptiest answer. */
export async function measureClient(connections: number): Promise<number | undefined> {
  const nothing: Answer = { headers: [], body: Buffer.from('nothing') }
  return withBaselines(nothing, {}, async ({ nginx }) => {
    if (!nginx) return undefined
    const load = { port: nginx.port, paths: '/nothing', connections, seconds: 2 }
    return (await sendLoad(load)).perSecond
  })
}

function assertSame(wanted: Answer, given: Answer) {
  const names = new Set(given.headers.map(([name]) => name.toLowerCase()))
  const missing = wanted.headers.filter(([name]) => !names.has(name.toLowerCase()))
  if (missing.length > 0 || !given.body.equals(wanted.body)) {
    const lacking = missing.map(([name]) => name).join(', ')
    throw new Error(
      `A baseline gives another answer than the site; it lacks: ${lacking || 'bytes'}`,
    )
  }
}

/**
 * Starts a bare `node:http` server that gives one stored answer from memory. The caller stops it
 * and removes the folder.
 */
async function startBare(folder: string, answer: Answer): Promise<RunningProgram> {
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
