import type { DraftStep } from '#app/quotes/drafts/draft.ts'

/** Gives what a pressed button looks for in the catalogue; undefined where it looks for nothing. */
export function wantsAdded(form: HTMLFormElement, button: HTMLElement | null): string | undefined {
  const intent = intentOf(button)
  const field = form.elements.namedItem('add')
  const add = field instanceof HTMLInputElement ? field.value.trim() : ''
  return intent === 'add' || (intent === 'work-out' && add !== '') ? add : undefined
}

/** Gives what a pressed button says that it does. */
export function intentOf(button: HTMLElement | null): string {
  return button instanceof HTMLButtonElement ? button.value : ''
}

/** Gives where somebody goes on after a step, as a selector within the form. */
export function focusAfter(step: DraftStep, lines: number): string {
  if (step.kind === 'add-own') return `#what-${lines}`
  if (step.kind === 'add') return '#add'
  const kind = { remove: 'restore', restore: 'remove', less: 'less', more: 'more' }[step.kind]
  return `[name=intent][value="${kind}:${step.place + 1}"]`
}
