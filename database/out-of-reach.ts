/** Codes of PostgreSQL (it stops, starts, or broke the connection) and of the network. */
const codes =
  /^(08|57P0|53300$|25P03$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOST|ENET|ENOENT$)/

/** What `pg` says without a code. */
const words =
  /^(Connection terminated|The connection fell silent|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** What a pooler in front of it refuses it refuses for good, although with a code of the network. */
const refusedSetting = /^unsupported startup parameter: (\w+)/

/** Gives the setting of ours that a pooler in front of PostgreSQL refuses; undefined for any other error. */
export function findRefusedSetting(error: unknown): string | undefined {
  return error instanceof Error ? refusedSetting.exec(error.message)?.[1] : undefined
}

/**
 * Tells whether an error says that PostgreSQL cannot be reached: it restarts, the network is
 * down, or no connection came free in time. What was under way may have happened or not.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error) || 'errcode' in error) return false
  if (findRefusedSetting(error) !== undefined) return false
  return ('code' in error && codes.test(String(error.code))) || words.test(error.message)
}
