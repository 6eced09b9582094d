/** The business's number for the chat, digits only, and the greeting in a visitor's language. */
export interface ChatSettings {
  chatNumber: string
  chatText: string
}

/** Longest text that the chat is opened with, in characters. */
export const longestText = 600

/**
 * The address of the external conversation (§1): the business's number and the URL-encoded
 * text, the default greeting unless another is given, cut to what the chat is opened with.
 */
export function chatLink({ chatNumber, chatText }: ChatSettings, text: string = chatText): string {
  // By letters: half of one that JavaScript counts as two can't be part of an address.
  const cut = [...text].slice(0, longestText).join('')
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(cut)}`
}
