/** Tells whether an element is shown: Safari before 17.4 tells only whether it takes any room. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
