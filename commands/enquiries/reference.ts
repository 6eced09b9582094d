import { isReference } from '#app/enquiries/enquiry.ts'
import { UsageError } from '#commands/shared/run-command.ts'

/** The one reference that was given, as people may write it; throws a `UsageError`. */
export function readReference(positionals: readonly string[]): string {
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new UsageError('Give one reference.')
  const reference = given.toUpperCase()
  if (!isReference(reference)) {
    throw new UsageError(`A reference looks like AN-7Q2M0XKE, not "${given}".`)
  }
  return reference
}
