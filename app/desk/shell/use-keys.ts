import { useEffect } from 'react'
import { answerKey, isTyping } from './keys.ts'
import { useKeysSwitch } from './keys-switch.ts'
import { openKeysList } from './open-keys-list.ts'

/** How long the second key after G may take, in ms. */
const secondKeyMs = 2_000

/**
 * Listens for the desk's keys as long as a screen of it stands, unless they are switched off on
 * this device. Gives whether they are on.
 */
export function useKeys(): boolean {
  const on = useKeysSwitch()
  useEffect(() => {
    if (!on) return
    let goesUntil = 0
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const goes = timeStamp < goesUntil
      goesUntil = key === 'g' && !goes ? timeStamp + secondKeyMs : 0
      if (key === '?') openKeysList()
      else if (!answerKey(key.length === 1 ? key.toLowerCase() : key, goes)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [on])
  return on
}
