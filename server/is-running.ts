/**
 * Tells whether this machine, or this container, has another process of that id, whoever's it is. What an
 * earlier process left under our own id is of nobody: in a container each command has the same one.
 */
export function isAnotherRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code !== 'ESRCH'
  }
}
