const dotlessDomains = ['gmail.com', 'googlemail.com']

/**
 * The one spelling under which e-mails to an address are counted: in lower case, without a +tag,
 * at Gmail without the dots that it does not see. Never to be written to.
 */
export function foldRecipient(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1)
  const local = lower.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const isDotless = dotlessDomains.includes(domain)
  return `${isDotless ? local.replaceAll('.', '') : local}@${isDotless ? 'gmail.com' : domain}`
}
