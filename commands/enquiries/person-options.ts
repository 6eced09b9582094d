import type { Person } from '#app/enquiries/erase-enquiries.server.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import { UsageError } from '#commands/shared/run-command.ts'

/** Who is meant by `--mobile` and `--email`; throws a `UsageError`. */
export function readPerson({ mobile, email }: Person): Person {
  if (!mobile && !email) throw new UsageError('Say who: --mobile, --email or both.')
  const digits = mobile ? normalizeMobileNumber(mobile) : undefined
  if (digits !== undefined && !/^\d{10}$/.test(digits)) {
    throw new UsageError(`--mobile must be a number of ten digits, not "${mobile}".`)
  }
  if (email && !/^\S+@\S+$/.test(email)) {
    throw new UsageError(`--email must be an e-mail address, not "${email}".`)
  }
  return { mobile: digits, email }
}

/** Who is meant by one e-mail address or number, as `person` takes it; throws a `UsageError`. */
export function readPersonWord(positionals: readonly string[]): Person {
  if (positionals.length === 0) throw new UsageError('Give an e-mail address or a mobile number.')
  // A number is often written with spaces.
  const given = positionals.join(' ')
  return readPerson(given.includes('@') ? { email: given } : { mobile: given })
}
