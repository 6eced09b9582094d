/** The phone's sheet of choices while it is open; a rail on wider screens is none. */
export function openSheet(): HTMLElement | undefined {
  const sheet = document.querySelector<HTMLElement>('#finder:target')
  return sheet && getComputedStyle(sheet).position === 'fixed' ? sheet : undefined
}

/**
 * Makes the sheet a dialog while its address has it open: nothing beside it is reached or read but
 * the count, which is told anew after each choice. Closed, it gives the focus back to what opens it.
 */
export function holdSheet(): void {
  const sheet = openSheet()
  const held = document.querySelector<HTMLElement>('#finder[role=dialog]')
  if (sheet && !held) {
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-modal', 'true')
    const kept = [sheet, document.getElementById('plants-count')]
    for (const other of besides(document.body, kept)) other.toggleAttribute('inert', true)
  } else if (held && !sheet) {
    held.removeAttribute('role')
    held.removeAttribute('aria-modal')
    for (const other of document.querySelectorAll('[inert]')) other.removeAttribute('inert')
    const { activeElement } = document
    if (activeElement === document.body || held.contains(activeElement)) {
      document.querySelector<HTMLElement>('.find-open')?.focus({ preventScroll: true })
    }
  }
}

/** The fewest elements below one that hold all of it but those that are kept. */
function besides(parent: Element, kept: (Element | null)[]): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return []
    return kept.some((one) => child.contains(one)) ? besides(child, kept) : child
  })
}
