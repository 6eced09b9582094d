import { Icon } from '#app/ui/icon.tsx'

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
  return (
    <aside className="sent-strip" aria-label="Your enquiry">
      <p>
        Sent. Your reference is <strong>{reference}</strong>. {answerTime}
      </p>
      <a href={chat} target="_blank" rel="noopener">
        Send to WhatsApp
      </a>
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
