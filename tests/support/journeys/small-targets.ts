/**
 * Runs in the page, and gives a sentence for each thing that is pressed and is less than 44 px high or wide, and
 * for each choice that its field cuts. A link within a sentence is as high as its line.
 */
export function findSmallTargets(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input')]
  const pressed = all.filter((element) => {
    const isSeen = element.checkVisibility({ visibilityProperty: true })
    return isSeen && !element.matches('.vh, [type=hidden], [aria-hidden=true]')
  })
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
  // Its whole row is pressed.
  const isRow = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
  const small = pressed.flatMap((element) => {
    if (isInSentence(element) || isRow(element)) return []
    const label = element.matches('[type=checkbox], [type=radio]') && element.closest('label')
    const { width, height } = (label || element).getBoundingClientRect()
    if (width <= 1 || Math.min(width, height) >= 43.5) return []
    const name = element.innerText || element.ariaLabel || element.getAttribute('name')
    return [`“${name}” is ${Math.round(width)} px wide, ${Math.round(height)} px high`]
  })
  const pen = document.createElement('canvas').getContext('2d')
  const cut = pressed.flatMap((element) => {
    if (!(element instanceof HTMLSelectElement) || !pen) return []
    const { font, paddingLeft, paddingRight } = getComputedStyle(element)
    pen.font = font
    const words = element.selectedOptions[0]?.text ?? ''
    const room =
      element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(words).width > room + 1 ? [`“${words}” is cut`] : []
  })
  return [...small, ...cut]
}
