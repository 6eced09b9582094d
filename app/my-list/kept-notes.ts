/** Where this browser keeps what was written about the things on the list, until they are sent. */
const key = 'my-list-notes'

/** Notes by the name of their thing: `7`, or `7~3` for size 3 of product 7. */
export type Notes = Record<string, string>

/** Gives the notes that this browser keeps. */
export function readNotes(): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const notes = kept && typeof kept === 'object' ? Object.entries(kept) : []
    return Object.fromEntries(notes.filter(([, note]) => typeof note === 'string' && note))
  } catch {
    return {}
  }
}

/** Keeps the notes that say something; silently not, where storage is full or off. */
export function keepNotes(notes: Notes): void {
  const written = Object.entries(notes).filter(([, note]) => note.trim())
  try {
    if (written.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(Object.fromEntries(written)))
  } catch {
    // The page works on without; the notes go with the tab.
  }
}
