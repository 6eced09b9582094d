import { useEffect, useState } from 'react'
import { deskWorkerPath, deskWorkerScope } from '#app/desk/notices/desk-worker-path.ts'
import { forgetInbox, keepInbox, keepsInbox, wantInbox } from './keep-inbox.ts'

/** Lets the browser in hand keep a page of the inbox; it begins turned off. */
export function KeepSwitch() {
  const [state, setState] = useState<'unable' | 'off' | 'on'>('unable')
  useEffect(() => {
    if (!('caches' in window && 'serviceWorker' in navigator)) return
    void keepsInbox().then((keeps) => setState(keeps ? 'on' : 'off'))
  }, [])

  async function turn(on: boolean) {
    if (on) {
      await navigator.serviceWorker.register(deskWorkerPath, { scope: deskWorkerScope })
      await wantInbox()
    }
    const keeps = on && (await keepInbox().catch(() => false))
    if (!keeps) await forgetInbox()
    setState(keeps ? 'on' : 'off')
  }

  return (
    <section className="needs-script" aria-labelledby="kept-inbox">
      <h2 id="kept-inbox">The inbox without network</h2>
      <ul className="switches">
        <li>
          <span>
            <b id="keep-name">Keep one page for 24 hours</b>
            <small>
              Names, plants and our notes; no addresses, no numbers. Wiped when you sign out or
              somebody else signs in.
            </small>
          </span>
          <span className="switch">
            <input
              type="checkbox"
              checked={state === 'on'}
              disabled={state === 'unable'}
              onChange={({ target }) => void turn(target.checked)}
              aria-labelledby="keep-name"
            />
            <i />
          </span>
        </li>
      </ul>
    </section>
  )
}
