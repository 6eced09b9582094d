/** A web address that says nothing of whose it is. */
const bareAddress = /^[\w-]+(\.[\w-]+)+$/

/**
 * Gives the sources of several facts as visitors read them, each once, in one text. A bare web address,
 * which is for the desk, is named only where no other source is.
 */
export function nameMonthSources(sources: readonly string[]): string {
  const all = [...new Set(sources.flatMap((source) => source.split('; ')))]
  const named = all.filter((source) => !bareAddress.test(source))
  return (named.length > 0 ? named : all).join('; ')
}
