/** Where most of our visitors have their mailbox. */
const common = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
]

/** One slip of the pen from a common one, and somebody's all the same. */
const real = ['ymail.com', 'email.com', 'mail.com', 'gmx.com']

/**
 * Gives the domain that is meant where an address has one that is a single slip of the pen (a
 * letter too many, too few, another, or two changed about) from a common one: `gmail.com` for
 * `meera@gmial.com`. Undefined where nothing is to be asked.
 */
export function findLikelyDomain(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (common.includes(domain) || real.includes(domain)) return undefined
  return common.find((wanted) => isOneSlipApart(domain, wanted))
}

function isOneSlipApart(typed: string, meant: string) {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [a, b] = [typed.slice(start), meant.slice(start)]
  const changedAbout = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || changedAbout
}
