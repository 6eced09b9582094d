/** The id of the dialog with the list of keys. */
export const keysListId = 'keys'

/** Shows the list of keys. */
export function openKeysList(): void {
  const list = document.getElementById(keysListId)
  if (list instanceof HTMLDialogElement && !list.open) list.showModal()
}
