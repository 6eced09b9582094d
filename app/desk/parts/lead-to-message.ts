import { faultMarks } from './is-refused.ts'
import { isShown } from './is-shown.ts'

/** Pixels at the window's lower edge that a floor with buttons may cover. */
const floor = 120

/** Whether a form was sent and nothing is said of it yet. */
let isAwaited = false

/** Says that what was sent is done already, on the page: no message that comes now is an answer to it. */
export function awaitNoMessage(): void {
  isAwaited = false
}

/**
 * Leads to what the answer to a form says, where the button that was pressed stands far from it: the
 * first message that comes into the page after a form was sent is scrolled to and takes the focus,
 * unless it is in sight. Whoever has gone on to something else meanwhile is left alone. Gives what
 * ends that.
 */
export function leadToMessages(): () => void {
  const wait = () => {
    isAwaited = true
  }
  const watcher = new MutationObserver((changes) => {
    const message = isAwaited && changes.map(findMessage).find(Boolean)
    if (!message) return
    isAwaited = false
    requestAnimationFrame(() => leadTo(message))
  })
  const steps = ['input', 'pointerdown', 'keydown'] as const
  document.addEventListener('submit', wait, true)
  for (const step of steps) document.addEventListener(step, awaitNoMessage, true)
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid'],
  })
  return () => {
    document.removeEventListener('submit', wait, true)
    for (const step of steps) document.removeEventListener(step, awaitNoMessage, true)
    watcher.disconnect()
  }
}

/** Leads to what a form was answered with where that is no message, on the same terms. */
export function leadToAnswer(answer: HTMLElement): void {
  if (isAwaited) leadTo(answer)
  isAwaited = false
}

/**
 * Leads by links within the page, without a step of their own for Back: the router takes such steps
 * of the browser's for pages that it does not know. Gives what ends that.
 */
export function leadByLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
    const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (!place) return
    event.preventDefault()
    leadTo(place)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** Leads to the first field within a form that is marked as wrong, be it folded away. */
export function leadToFault(form: HTMLFormElement | null): void {
  const faults = form?.querySelectorAll<HTMLElement>('[aria-invalid=true], .err') ?? []
  const isFolded = (fault: HTMLElement) => fault.closest('details:not([open])')
  const fault = [...faults].find((each) => isShown(each) || isFolded(each))
  if (fault) leadTo(fault)
}

/** Brings an element into sight, opening what it is folded into, and gives it the focus. */
export function leadTo(element: HTMLElement): void {
  const field = fieldOf(element)
  for (let fold = field.closest('details'); fold; fold = parentFold(fold)) fold.open = true
  if (!isField(field)) field.tabIndex = -1
  field.focus({ preventScroll: true })
  const { top, height } = field.getBoundingClientRect()
  const isTall = height > innerHeight / 2
  const isInSight = top >= 0 && top + (isTall ? 0 : height) <= innerHeight - floor
  if (!isInSight) field.scrollIntoView({ block: isTall ? 'start' : 'center' })
}

function parentFold(fold: Element) {
  return fold.parentElement?.closest('details') ?? null
}

/** A message about a group of fields leads to the first of them; any other is looked at itself. */
function fieldOf(message: HTMLElement): HTMLElement {
  if (isField(message) || message.role === 'alert') return message
  const group = message.closest('.field, fieldset')
  return group?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select') ?? message
}

function isField(element: Element) {
  return element.matches('input, textarea, select')
}

function findMessage({ type, target, addedNodes }: MutationRecord): HTMLElement | undefined {
  const changed = type === 'attributes' ? [target] : [...addedNodes]
  for (const node of changed) {
    if (!(node instanceof HTMLElement)) continue
    const message = node.matches(faultMarks) ? node : node.querySelector<HTMLElement>(faultMarks)
    if (message && isShown(message)) return message
  }
  return undefined
}
