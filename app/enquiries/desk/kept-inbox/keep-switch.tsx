import { useEffect, useState } from 'react'
import { finishKeeping } from '#app/desk/kept/finish-keeping.ts'
import { forgetInbox } from '#app/desk/kept/keep-inbox.ts'
import { keepsInbox, wantInbox } from '#app/desk/kept/keeps-inbox.ts'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'

/** Lets the browser in hand keep a page of the inbox; it begins turned off. */
export function KeepSwitch() {
  const { lookAgain } = useWaiting()
  const [state, setState] = useState<'unable' | 'off' | 'on'>('unable')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    // A private window may have no place to keep it in.
    keepsInbox().then(
      (keeps) => setState(keeps ? 'on' : 'off'),
      () => undefined,
    )
  }, [])

  async function turn(on: boolean) {
    if (on) await wantInbox()
    const keeps = on && (await finishKeeping())
    if (!keeps) await forgetInbox()
    setState(keeps ? 'on' : 'off')
    lookAgain()
  }

  return (
    <section className="needs-script" aria-labelledby="kept-inbox">
      <h2 id="kept-inbox">The inbox without network</h2>
      <ul className="switches">
        <li>
          <span>
            <b id="keep-name">Keep one page for 24 hours</b>
            <small>
              Names and plants; no addresses, no numbers. Notes and states that you write meanwhile
              wait here and go by themselves. The page is wiped when you sign out or somebody else
              signs in, and what waits when you sign out.
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
