import { businessNames, type ShopDefaults, type Values } from './owners-part.ts'
import { readSettings } from './settings.ts'

/** What is right by itself but not beside the others. */
export function listContradictions(
  values: Values,
  env: Readonly<Record<string, string | undefined>>,
  { mostRetentionMonths }: ShopDefaults,
): string[] {
  const faults: string[] = []
  if (values.RETENTION_MONTHS > mostRetentionMonths) {
    faults.push(
      `RETENTION_MONTHS must be at most ${mostRetentionMonths}, as the privacy notice promises, not "${values.RETENTION_MONTHS}".`,
    )
  }
  if (values.WEBHOOK_URL && !env.WEBHOOK_SECRET?.trim()) {
    faults.push('WEBHOOK_SECRET must be set, because WEBHOOK_URL is.')
  }
  return faults
}

/** Details that lead visitors somewhere: left as the sample's, to nobody. */
const leading = businessNames.filter((name) => /PHONE|EMAIL|ADDRESS|_URL$/.test(name))

/** Lists what can be used but is hardly meant, a sentence each for the operator. */
export function listWarnings(values: Values, shop: ShopDefaults): string[] {
  const warnings: string[] = []
  const { SITE_URL: siteUrl, SMTP_URL: smtpUrl, TRUST_PROXY: trustProxy } = values
  if (smtpUrl && !siteUrl) {
    warnings.push('SMTP_URL is set and SITE_URL is not: links in e-mails lead to localhost.')
  }
  // The site itself speaks no TLS.
  if (siteUrl?.startsWith('https:') && trustProxy === 0) {
    warnings.push(
      'SITE_URL is https and TRUST_PROXY is 0: all who come through a proxy count as one visitor in the limits, and http leads nobody to https.',
    )
  }
  const sample = readSettings({}, shop.settings).values
  const left = leading.filter((name) => values[name] === sample[name])
  if (siteUrl && isPublic(siteUrl) && left.length > 0) {
    warnings.push(`Visitors are shown the sample business’s details: set ${left.join(', ')}.`)
  }
  return warnings
}

/** Whether other machines may know the address: it has a name that is not this machine's own. */
function isPublic(siteUrl: string) {
  const { hostname } = new URL(siteUrl)
  return !/^(localhost|.*\.localhost|[\d.]+|\[.*\])$/.test(hostname)
}
