import type { Business } from '#server/config.ts'

/** Longest text that the chat is opened with, in characters. */
export const longestText = 600

/**
 * The address of the external conversation (§1): the business's number and the URL-encoded
 * text, the default greeting unless another is given.
 */
export function chatLink(
  { chatNumber, chatText }: Pick<Business, 'chatNumber' | 'chatText'>,
  text: string = chatText,
): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(text.slice(0, longestText))}`
}
