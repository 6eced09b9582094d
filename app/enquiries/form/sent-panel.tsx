import { KolamMark } from '#app/ui/kolam.tsx'

interface SentPanelProps {
  reference: string
  /** When there will be an answer. */
  answerTime: string | undefined
  chat: string
}

/** The success panel (§4): what was sent has arrived, and the chat can go on from there. */
export function SentPanel({ reference, answerTime, chat }: SentPanelProps) {
  return (
    <section className="section wrap bare sent" role="status">
      <KolamMark />
      <h1>Send Successfully!</h1>
      <p>Our team will reach you shortly. {answerTime}</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <a className="btn" href={chat} target="_blank" rel="noopener">
        Send to WhatsApp
      </a>
    </section>
  )
}
