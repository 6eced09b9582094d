import { useEffect } from 'react'
import { useKeysSwitch } from './keys-switch.ts'

/**
 * Elements say which key they answer to: `data-key="c"` is pressed (a field: entered) by C,
 * `data-goes="i"` by I after G. Within a `data-row` they answer only while that row is in hand,
 * which is where the focus is; `data-row-link` is what J and K move the focus to.
 */
const rowLinks = '[data-row] [data-row-link]'

/** Does what a key means here; gives false when it means nothing. `goes`: G was pressed before it. */
export function answerKey(key: string, goes: boolean): boolean {
  if (goes) return press(findSeen(`[data-goes="${CSS.escape(key)}"]`))
  const own = `[data-key="${CSS.escape(key)}"]`
  const row = document.activeElement?.closest('[data-row]')
  const within = row && findSeen(own, row)
  if (within) return press(within)
  const beside = findSeen(own, document, (element) => !element.closest('[data-row]'))
  if (beside) return press(beside)
  if (key === 'j') return step(1)
  if (key === 'k') return step(-1)
  return false
}

/** Tells whether a key that is pressed there is a letter of a text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) {
    return !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type)
  }
  return target.isContentEditable || target.matches('textarea, select')
}

/** Moves the focus to the next row, or the one before; from nowhere to the first that is in view. */
function step(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)]
  const inHand = document.activeElement?.closest('[data-row]')
  const at = links.findIndex((link) => link.closest('[data-row]') === inHand)
  const next = at < 0 ? (links.find(isInView) ?? links[0]) : links[at + by]
  next?.focus()
  next?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
  return links.length > 0
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function press(element: HTMLElement | undefined) {
  if (element?.matches('textarea, select, input:not([type=radio], [type=checkbox])')) {
    element.focus()
    if (element instanceof HTMLInputElement) element.select()
  } else element?.click()
  return element !== undefined
}

/** The first such element that one can see: what a phone shows is there on a computer as well. */
function findSeen(
  selector: string,
  within: ParentNode = document,
  accepts: (element: HTMLElement) => boolean = () => true,
) {
  return [...within.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getClientRects().length > 0 && accepts(element),
  )
}

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
      const { ctrlKey, metaKey, altKey, timeStamp } = event
      // The same with Caps Lock on.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const goes = timeStamp < goesUntil
      goesUntil = key === 'g' && !goes ? timeStamp + secondKeyMs : 0
      if (key === '?') openKeysList()
      else if (!answerKey(key, goes)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [on])
  return on
}

/** The id of the dialog with the list of keys. */
export const keysListId = 'keys'

/** Shows the list of keys. */
export function openKeysList(): void {
  const list = document.getElementById(keysListId)
  if (list instanceof HTMLDialogElement && !list.open) list.showModal()
}
