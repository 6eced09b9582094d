/** Tells whether this machine, or this container, has a process of that id, whoever's it is. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code !== 'ESRCH'
  }
}
