/** Under which name the browser's local storage says that something waits: the stub looks there. */
export const waitingFlag = 'enquiries-waiting'

/**
 * Marks the document (`data-waits`) where something waits, before anything is painted: the strip that says
 * so has its place from then on, and nothing moves when its code comes.
 */
export const waitsScript = `try{if(localStorage.getItem('${waitingFlag}'))document.documentElement.dataset.waits=''}catch{}`

/**
 * Notes for the pages to come, which look only at this, whether something waits. Where nothing does any more, its
 * place on this page goes.
 */
export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(waitingFlag, '1')
    else {
      localStorage.removeItem(waitingFlag)
      delete document.documentElement.dataset.waits
    }
  } catch {
    // Where nothing can be noted, it is sent when its own page is opened.
  }
}
