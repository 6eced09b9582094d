import { isUsable, ownersSettings } from '#server/config/owners-settings.ts'
import { mostRetentionMonths } from './privacy-notice.ts'
import type { SettingField } from './setting-fields.ts'

/** A host and what follows it, as a browser shows an address: without https before it. */
const bareAddress = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/\S*)?$/u

/**
 * Gives a typed text as it is stored: on one line, an Indian mobile number with its country code, a
 * page's address with https, a number without commas.
 */
export function tidySettingText(
  { name, isNumber }: Pick<SettingField, 'name' | 'isNumber'>,
  typed: string,
): string {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name.endsWith('_URL') && bareAddress.test(text)) return `https://${text}`
  if (isNumber && /^\d[\d,]*$/.test(text)) return text.replaceAll(',', '')
  if (name !== 'BUSINESS_PHONE') return text
  const digits = text.replace(/[\s-]/g, '').replace(/^(\+?91(?=\d{10}$)|0)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : text
}

/** Gives a sentence for a tidied text that can't stand for a setting: what may, or undefined. */
export function findSettingFault(
  { name, label }: Pick<SettingField, 'name' | 'label'>,
  text: string,
): string | undefined {
  if (!isUsable(name, text)) {
    const digits = text.replace(/[\s-]/g, '').replace(/^\+91/, '')
    if (name === 'BUSINESS_PHONE' && /^[6-9]\d+$/.test(digits) && digits.length !== 10) {
      return `A mobile number has 10 digits; this has ${digits.length}.`
    }
    return `${label}: this must be ${ownersSettings[name].wanted}.`
  }
  if (name === 'RETENTION_MONTHS' && Number(text) > mostRetentionMonths) {
    return `The privacy policy promises at most ${mostRetentionMonths} months.`
  }
  return undefined
}
