/** What was typed into a draft's form and is not known to be stored, with the version that it stands on. */
interface TypedDraft {
  version: number
  fields: [name: string, value: string][]
}

/**
 * Keeps what is typed on this device until the tab is closed, so that a reload, a session that has ended or a
 * phone without network loses no words. Signing out empties it.
 */
export function keepTyped(path: string, form: HTMLFormElement, version: number): void {
  const fields = [...new FormData(form)].flatMap(([name, value]): TypedDraft['fields'] =>
    typeof value === 'string' && name !== 'version' ? [[name, value]] : [],
  )
  try {
    sessionStorage.setItem(nameOf(path), JSON.stringify({ version, fields } satisfies TypedDraft))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Forgets what was kept for a page. */
export function forgetTyped(path: string): void {
  try {
    sessionStorage.removeItem(nameOf(path))
  } catch {
    // A browser that keeps nothing.
  }
}

/**
 * Puts what was kept for a page back into its form. Gives the version that it stands on; undefined where
 * nothing was kept, or the form has other lines by now.
 */
export function bringTypedBack(path: string, form: HTMLFormElement): number | undefined {
  const typed = findTyped(path)
  if (!typed) return undefined
  const kept = new Map(typed.fields)
  const now = new FormData(form)
  if (kept.get('lines') !== now.get('lines')) return undefined
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = kept.get(element.name) === element.value
    } else if (isTyped(element)) {
      element.value = kept.get(element.name) ?? element.value
    }
  }
  return typed.version
}

function isTyped(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return element.matches('input:not([type=hidden]), textarea, select')
}

function findTyped(path: string): TypedDraft | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(path))
    return kept ? (JSON.parse(kept) as TypedDraft) : undefined
  } catch {
    return undefined
  }
}

function nameOf(path: string) {
  return `desk-draft ${path}`
}
