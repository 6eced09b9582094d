import { useWords } from '#app/languages/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { sentWords } from './sent.words.ts'

interface SentStripProps {
  reference: string
  /** When there will be an answer. */
  answerTime?: string | undefined
  /** Where the chat about it goes on. */
  chat: string
  onDismiss: () => void
}

/** What stays of an enquiry sent from the dialog once its toast is gone: until dismissed, or the next page. */
export function SentStrip({ reference, answerTime, chat, onDismiss }: SentStripProps) {
  const words = useWords(sentWords)
  return (
    <aside className="sent-strip" aria-label={words.yourEnquiry}>
      <p>
        {words.sentReferenceBefore}
        <strong>{reference}</strong>
        {words.referenceAfter} {answerTime}
      </p>
      <a href={chat} target="_blank" rel="noopener">
        {words.whatsApp}
      </a>
      <button type="button" className="icon-btn" aria-label={words.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
