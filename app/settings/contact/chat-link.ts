/** The business's number for the chat, digits only, and the greeting in a visitor's language. */
export interface ChatSettings {
  chatNumber: string
  chatText: string
}

/** Longest text that a visitor's chat is opened with, in characters. */
export const longestText = 600

/**
 * The address of the external conversation (§1): the business's number and the URL-encoded
 * text, the default greeting unless another is given.
 */
export function chatLink({ chatNumber, chatText }: ChatSettings, text: string = chatText): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(text)}`
}
