/** Lets Tab go round inside an open dialog or sheet, on a key pressed anywhere in it. */
export function keepFocusInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  sheet: Element,
): void {
  if (event.key !== 'Tab') return
  const reachable = [
    ...sheet.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea',
    ),
  ].filter((element) => element.tabIndex >= 0)
  const from = event.shiftKey ? reachable[0] : reachable.at(-1)
  const to = event.shiftKey ? reachable.at(-1) : reachable[0]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
