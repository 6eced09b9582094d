import { useLanguage } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { chatButtonWords } from './chat-button.words.ts'
import { chatIn } from './chat-in.ts'
import { chatLink } from './chat-link.ts'

/** The fixed 60 px chat button (§1): opens the conversation in a new tab. */
export function ChatButton({ business }: { business: Business }) {
  const language = useLanguage()
  return (
    <a
      className="chat"
      data-makes-way=""
      href={chatLink(chatIn(business, language))}
      target="_blank"
      rel="noopener"
    >
      <span className="vh">{chatButtonWords[language].open}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill="#fff"
          d="M16 3.5A12.3 12.3 0 0 0 5.4 22L3.8 28.2l6.4-1.6A12.3 12.3 0 1 0 16 3.5z"
        />
        <path
          fill="none"
          stroke="#0b6b4a"
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M16 22.5c0-5-.7-7-3.8-8.8 4.3-.2 5.4 1.6 5.4 4.3M17.3 17c.5-3 2-4.5 5-4.9 0 3.4-1.5 5-4.8 5.5"
        />
      </svg>
    </a>
  )
}
