/**
 * Gives a copy of a form with what stood in its fields when it was drawn: somebody may have typed into it
 * before the page's scripts ran. Null where there is no form.
 */
export function asDrawn(form: HTMLFormElement | null): HTMLFormElement | null {
  const copy = form?.cloneNode(true) as HTMLFormElement | undefined
  copy?.reset()
  return copy ?? null
}

/** Gives what somebody has typed into a form since it was drawn, by the fields' names. */
export function typedSinceDrawn(form: HTMLFormElement | null): Record<string, string> {
  const drawn = new FormData(asDrawn(form) ?? undefined)
  const isTyped = ([name, value]: [string, unknown]) => drawn.get(name) !== value
  return Object.fromEntries(
    [...new FormData(form ?? undefined)]
      .filter(isTyped)
      .map(([name, value]) => [name, String(value)]),
  )
}
