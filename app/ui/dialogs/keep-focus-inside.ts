/** Lets Tab go round inside an open dialog or sheet, on a key pressed anywhere in it. */
export function keepFocusInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  sheet: Element,
): void {
  if (event.key !== 'Tab') return
  const { activeElement } = document
  const reachable = [
    ...sheet.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, [tabindex]',
    ),
    // A heading that was given the focus stands before what Tab reaches.
  ].filter((element) => element.tabIndex >= 0 || element === activeElement)
  const from = event.shiftKey ? reachable[0] : reachable.at(-1)
  const to = event.shiftKey ? reachable.at(-1) : reachable[0]
  if (activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
