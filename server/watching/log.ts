import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import type { Config } from '#server/config.ts'

const standardOutput = 1

/**
 * The process's structured log, one JSON line an event on standard output. A line that can't be
 * written, for a full disk or a reader that went away, is lost and counted; serving goes on.
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  output: number = standardOutput,
): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutRows },
    },
    { write: writeOrLose(output) },
  )
}

/** PostgreSQL's details quote the row that it refuses: names, addresses and all. */
function withoutRows(error: Error) {
  const { detail, where, hint, internalQuery, ...rest } = pino.stdSerializers.err(error)
  return rest
}

function writeOrLose(output: number) {
  let lost = 0
  let cut = false
  return (line: string) => {
    const note =
      lost > 0 ? `${JSON.stringify({ level: 40, lost, msg: 'log lines were lost' })}\n` : ''
    const bytes = Buffer.from(`${cut ? '\n' : ''}${note}${line}`)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(output, bytes, written)
      lost = 0
      cut = false
    } catch {
      lost += 1
      cut ||= written > 0
    }
  }
}
