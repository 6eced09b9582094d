import { isShown } from './is-shown.ts'

/**
 * What makes a notice of something done take the focus: by itself where a document is reloaded,
 * and where nothing stands any more in the place of what had it.
 */
export const takesFocus = { tabIndex: -1, autoFocus: true } as const

const notice = '[role=status] [tabindex="-1"], [role=status][tabindex="-1"]'

/** What has the focus, with where it stood: once it is gone nothing tells that any more. */
interface Focused {
  element: HTMLElement
  list: Element | null
  at: number
}

/**
 * Keeps the focus where somebody works while screens change under them. Where what has it goes (a
 * form begins again once it is saved, a row is settled, another screen comes), browsers let it fall
 * to the page's start; here it goes on to what stands in its place, or to the notice of what was
 * done, or to the screen's heading. Gives what ends that.
 */
export function keepFocus(): () => void {
  let focused: Focused | undefined
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const list = findOuterList(target)
    focused = { element: target, list, at: listAlike(list, target).indexOf(target) }
  }
  // Whoever leaves a field by themselves wants it nowhere; what is gone or hidden by then (a list, while
  // a slow answer loads) has not been left.
  const forget = ({ target }: FocusEvent) => {
    setTimeout(() => {
      const isLeft = document.activeElement === document.body && focused && isShown(focused.element)
      if (isLeft && focused?.element === target) focused = undefined
    })
  }
  const watcher = new MutationObserver((changes) => {
    if (!focused || document.activeElement !== document.body) return
    const { element } = focused
    const isTaken = ({ removedNodes }: MutationRecord) =>
      [...removedNodes].some((node) => node.contains(element))
    if (changes.some(isTaken)) findNext(focused)?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    watcher.disconnect()
  }
}

function findNext({ element, list, at }: Focused) {
  // What was only moved loses it too.
  if (element.isConnected) return element
  const same = document.getElementById(element.id)
  const words = wordsOf(element)
  const sayingSame = words && listPressed(document).find((other) => wordsOf(other) === words)
  const inItsRow = list?.isConnected ? listAlike(list, element) : []
  const found = same || sayingSame || inItsRow[Math.min(at, inItsRow.length - 1)]
  return found || document.querySelector<HTMLElement>(notice) || findHeading()
}

/** The list that a row stands in: rows may have lists in them, which go with the row. */
function findOuterList(element: Element): Element | null {
  const list = element.parentElement?.closest('ul, ol') ?? null
  return list && (findOuterList(list) ?? list)
}

function findHeading() {
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** What does the same for each row of a list: its words differ only in those that are not seen. */
function listAlike(list: Element | null, element: HTMLElement) {
  const seen = seenWordsOf(element)
  return list && seen ? listPressed(list).filter((other) => seenWordsOf(other) === seen) : []
}

function listPressed(within: ParentNode) {
  return [...within.querySelectorAll<HTMLElement>('.page-column :is(button, summary, a[href])')]
}

function wordsOf(element: HTMLElement) {
  return element.ariaLabel ?? element.textContent
}

function seenWordsOf({ childNodes }: HTMLElement) {
  const isSeen = (node: Node) => !(node instanceof Element && node.matches('.vh'))
  return [...childNodes].filter(isSeen).reduce((words, node) => words + node.textContent, '')
}
