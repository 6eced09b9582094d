/** Under which name the browser's local storage says that something waits. */
const flag = 'desk-changes'

/** Notes for pages to come, which look only at this, whether something waits. */
export function noteHeld(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(flag, '1')
    else localStorage.removeItem(flag)
  } catch {
    // Where nothing can be noted, nothing can wait either.
  }
}

/** Whether something waits, as far as it was noted. */
export function isHeld(): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}
