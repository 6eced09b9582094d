/** Under which name the browser's local storage says that something waits: the stub looks there. */
export const waitingFlag = 'enquiries-waiting'

/** Notes for the pages to come, which look only at this, whether something waits. */
export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(waitingFlag, '1')
    else localStorage.removeItem(waitingFlag)
  } catch {
    // Where nothing can be noted, it is sent when its own page is opened.
  }
}
