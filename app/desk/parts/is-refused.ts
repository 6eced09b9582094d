/** What a form is answered with where something is wrong: a message, or the field that it belongs to. */
export const faultMarks = '[role=alert], [aria-invalid=true]'

/** Whether a form says that something in it is wrong: what was typed stands in it as it came. */
export function isRefused(form: EventTarget | null): boolean {
  if (!(form instanceof HTMLFormElement)) return false
  return form.dataset.refused !== undefined || form.querySelector(faultMarks) !== null
}
