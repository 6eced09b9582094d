/**
 * Keeps what is typed on this device until the tab is closed, so that a session that has ended, a
 * reload or a phone that forgets the page loses no words. Signing out empties it.
 */
export function keepDraft(path: string, kept: object): void {
  try {
    sessionStorage.setItem(nameOf(path), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Gives what was kept for a page; undefined where there is nothing. */
export function findKeptDraft<Kept>(path: string): Kept | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(path))
    return kept ? (JSON.parse(kept) as Kept) : undefined
  } catch {
    return undefined
  }
}

/** Forgets what was kept for a page. */
export function forgetDraft(path: string): void {
  try {
    sessionStorage.removeItem(nameOf(path))
  } catch {
    // A browser that keeps nothing.
  }
}

function nameOf(path: string) {
  return `desk-draft ${path}`
}
