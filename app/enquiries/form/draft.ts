import { newId } from '#app/ui/forms/new-id.ts'

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
  const kept = findDraft(key)
  const values = fields.map((field) => [field, String(kept?.values[field] ?? '')])
  return {
    submissionId: kept?.submissionId ?? newId(),
    values: Object.fromEntries(values),
  }
}

/** Keeps the draft across a reload of this tab; silently not, where storage is full or off. */
export function keepDraft<Field extends string>(key: string, draft: Draft<Field>): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)))
}

/** Forgets the draft and what it was about, when it was sent or given up. Gives what takes that back. */
export function clearDraft(key: string): () => void {
  const kept = [key, askedKey(key)].map((name) => {
    const text = withStorage((storage) => storage.getItem(name))
    withStorage((storage) => storage.removeItem(name))
    return { name, text }
  })
  return () => {
    for (const { name, text } of kept) {
      if (text) withStorage((storage) => storage.setItem(name, text))
    }
  }
}

/** Under which name this tab keeps what a form is about, beside the draft of `key`. */
export function askedKey(key: string): string {
  return `${key}-asked`
}

/** Finds the draft kept under `key`, if there is one. */
export function findDraft(key: string): Draft<string> | undefined {
  try {
    const { submissionId, values } = JSON.parse(withStorage((s) => s.getItem(key)) ?? '{}')
    return typeof submissionId === 'string' ? { submissionId, values: values ?? {} } : undefined
  } catch {
    return undefined
  }
}

/** Gives what `use` gives of this tab's storage; undefined where that is full or off. */
export function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
