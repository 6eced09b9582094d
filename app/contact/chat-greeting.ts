import type { Language } from '#app/languages/language.ts'
import { chatGreetingWords } from './chat-greeting.words.ts'
import type { ChatSettings } from './chat-link.ts'

/** With what a chat begins (§1): the business's own greeting, or the site's in Hindi and Marathi. */
export function chatGreeting({ chatText }: ChatSettings, language: Language): string {
  return chatGreetingWords[language].greeting(chatText)
}
