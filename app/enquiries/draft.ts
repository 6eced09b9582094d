import { type EnquiryValues, enquiryFields, noValues } from './enquiry.ts'

/** What a visitor has typed and not sent yet, and the id under which it will be sent. */
export interface Draft {
  submissionId: string
  values: EnquiryValues
}

const key = 'enquiry-draft'

/** The draft that a reload left in this tab, or a new one. */
export function openDraft(): Draft {
  return readDraft() ?? { submissionId: newSubmissionId(), values: noValues }
}

/** Keeps the draft across a reload of this tab; silently not, where storage is full or off. */
export function keepDraft(draft: Draft): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)))
}

/** Forgets the draft, when it was sent or given up. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(key))
}

function readDraft(): Draft | undefined {
  try {
    const { submissionId, values } = JSON.parse(withStorage((s) => s.getItem(key)) ?? '{}')
    if (typeof submissionId !== 'string') return undefined
    const known = enquiryFields.map((field) => [field, String(values?.[field] ?? '')])
    return { submissionId, values: { ...noValues, ...Object.fromEntries(known) } }
  } catch {
    return undefined
  }
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** `crypto.randomUUID` needs HTTPS or localhost; a site tried out over plain HTTP has neither. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant.toString(16)}${hex.slice(18, 20)}-${hex.slice(20)}`
}
