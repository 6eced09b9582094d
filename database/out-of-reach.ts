/** Codes of PostgreSQL (it stops, starts, or broke the connection) and of the network. */
const codes =
  /^(08|57P0|53300$|25P03$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOST|ENET|ENOENT$)/

/** What `pg` says without a code. */
const words =
  /^(Connection terminated|The connection fell silent|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/**
 * Tells whether an error says that PostgreSQL cannot be reached: it restarts, the network is
 * down, or no connection came free in time. What was under way may have happened or not.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error) || 'errcode' in error) return false
  return ('code' in error && codes.test(String(error.code))) || words.test(error.message)
}
