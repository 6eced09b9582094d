/**
 * Steps the quantity whose button was pressed where the list's code can't be had: a script's button has
 * nothing that the browser could do by itself.
 */
export function stepWithoutList(pressed: Element): void {
  const button = pressed.closest<HTMLElement>('[data-step]')
  const input = button?.parentElement?.querySelector('input')
  if (!input) return
  const quantity = (Number(input.value) || 1) + (button?.dataset.step === 'more' ? 1 : -1)
  input.value = `${Math.min(Math.max(quantity, 1), 10 ** input.maxLength - 1)}`
}
