import type { ChatSettings } from '#app/settings/contact/chat-link.ts'

/** What is said of the nursery beside an enquiry that waits. */
export interface WaitingFacts {
  phone: string
  phoneDisplay: string
  chat: ChatSettings
  /** Address of the picture beside the words. */
  pot: string
}
