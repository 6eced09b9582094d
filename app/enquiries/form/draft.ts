/** What a visitor has typed and not sent yet, and the id under which it will be sent. */
export interface Draft<Field extends string> {
  submissionId: string
  values: Record<Field, string>
}

/** The draft of these fields that a reload left in this tab under `key`, or a new one. */
export function openDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
): Draft<Field> {
  const kept = readDraft(key)
  const values = fields.map((field) => [field, String(kept?.values[field] ?? '')])
  return {
    submissionId: kept?.submissionId ?? newSubmissionId(),
    values: Object.fromEntries(values),
  }
}

/** Keeps the draft across a reload of this tab; silently not, where storage is full or off. */
export function keepDraft<Field extends string>(key: string, draft: Draft<Field>): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)))
}

/** Forgets the draft, when it was sent or given up. */
export function clearDraft(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}

function readDraft(key: string): Draft<string> | undefined {
  try {
    const { submissionId, values } = JSON.parse(withStorage((s) => s.getItem(key)) ?? '{}')
    return typeof submissionId === 'string' ? { submissionId, values: values ?? {} } : undefined
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
