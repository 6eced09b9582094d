import { useEffect, useState } from 'react'
import { beginKeepingRound, keepsRound, keptRound } from '#app/desk/kept/keep-round.ts'

/**
 * Lets the browser in hand keep the list of this address, to walk on without network; off at first.
 */
export function KeepRoundSwitch({ address }: { address: string }) {
  const [state, setState] = useState<'unable' | 'off' | 'on'>('unable')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    async function look() {
      const keeps = await keepsRound()
      setState(keeps ? 'on' : 'off')
      // Without network the one that is kept stays.
      if (keeps) await keptRound.keep(address)
    }
    // A private window may have no place to keep it in.
    look().catch(() => undefined)
  }, [address])

  async function turn(on: boolean) {
    const keeps = on && (await beginKeepingRound(address))
    if (!keeps) await keptRound.forget()
    setState(keeps ? 'on' : 'off')
  }

  return (
    <label className="tick needs-script">
      <input
        type="checkbox"
        checked={state === 'on'}
        disabled={state === 'unable'}
        onChange={({ target }) => void turn(target.checked)}
      />
      Keep this list without network
    </label>
  )
}
