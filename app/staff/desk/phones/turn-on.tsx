import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { canBeTold, type NotTold, subscribe } from './subscribe.ts'

const reasons: Record<NotTold, string> = {
  unable:
    'This browser takes no notices. On an iPhone, put the desk on the home screen first and open it there.',
  blocked:
    'This phone blocks notices from the desk. Tap the lock beside the address, then Notices, then Allow.',
  failed: 'The browser’s own service for notices did not answer. Please try again later.',
}

interface TurnOnProps {
  publicKey: string
  /** Why the desk did not take what the browser gave. */
  refused: string | undefined
}

/** Turns notices on for the browser in hand; says why where it can't. */
export function TurnOn({ publicKey, refused }: TurnOnProps) {
  const submit = useSubmit()
  const [state, setState] = useState<'idle' | 'busy' | NotTold>('idle')

  useEffect(() => {
    if (!canBeTold()) setState('unable')
  }, [])

  async function turnOn() {
    if (state === 'busy') return
    setState('busy')
    const subscription = await subscribe(publicKey)
    if (typeof subscription === 'string') return setState(subscription)
    setState('idle')
    await submit({ intent: 'turn-on', ...subscription }, { method: 'post' })
  }

  const reason = state === 'idle' || state === 'busy' ? refused : reasons[state]
  return (
    <div className="needs-script">
      {state !== 'unable' && (
        <button
          type="button"
          className="btn"
          aria-busy={state === 'busy' || undefined}
          onClick={turnOn}
        >
          Tell me on this phone
        </button>
      )}
      <div role="status">
        {reason && (
          <p className="notice">
            <Icon name="alert" />
            <span>{reason}</span>
          </p>
        )}
      </div>
    </div>
  )
}
