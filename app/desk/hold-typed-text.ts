/**
 * Holds what is typed into a page's text areas before React takes them over, which sets their text
 * again as it was drawn. Gives what puts the words back, and the place at which somebody writes.
 */
export function holdTypedText(page: Document): () => void {
  const held = new Map<HTMLTextAreaElement, [text: string, start: number, end: number]>()
  const hold = (area: HTMLTextAreaElement) =>
    held.set(area, [area.value, area.selectionStart, area.selectionEnd])
  for (const area of page.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) hold(area)
  }
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) hold(target)
  }
  page.addEventListener('input', hear)
  return () => {
    page.removeEventListener('input', hear)
    for (const [area, [text, start, end]] of held) {
      if (area.value === text) continue
      area.value = text
      area.setSelectionRange(start, end)
    }
  }
}
