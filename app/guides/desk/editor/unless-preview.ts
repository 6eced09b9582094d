import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A preview saves nothing: what the page has loaded still holds. */
export function unlessPreview({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === 'preview' ? false : defaultShouldRevalidate
}
