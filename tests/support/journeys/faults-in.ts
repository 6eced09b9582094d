/**
 * Gives what is wrong with one of several screens that a journey looks at, under its name, and
 * nothing when all is well: the next one is looked at whatever was wrong with this one.
 */
export async function faultsIn(screen: string, looking: Promise<unknown>): Promise<string[]> {
  try {
    await looking
    return []
  } catch (error) {
    return [`${screen}: ${error instanceof Error ? error.message : error}`]
  }
}
