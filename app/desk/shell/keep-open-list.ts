/**
 * `shouldRevalidate` of a list that stands open: what is changed in it is changed in its row, and
 * the others don't move.
 */
export function keepOpenList({
  formData,
  defaultShouldRevalidate,
}: {
  formData?: FormData
  defaultShouldRevalidate: boolean
}): boolean {
  return formData?.has('live') ? false : defaultShouldRevalidate
}
