/**
 * `shouldRevalidate` where a form's answer may be that it did not leave the device (`unsent`): it
 * has changed nothing then, and there is no network to ask again.
 */
export function unlessUnsent({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: unknown
  defaultShouldRevalidate: boolean
}): boolean {
  const isUnsent = typeof actionResult === 'object' && actionResult && 'unsent' in actionResult
  return isUnsent ? false : defaultShouldRevalidate
}
