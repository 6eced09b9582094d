import { KolamMark } from '#app/ui/kolam.tsx'

/** The success panel (§4): what was sent has arrived, and the chat can go on from there. */
export function SentPanel({
  reference,
  chat,
  answerTime,
}: {
  reference: string
  chat: string
  /** When somebody will answer, in a sentence. */
  answerTime?: string
}) {
  return (
    <section className="section wrap bare sent" role="status">
      <KolamMark />
      <h1>Send Successfully!</h1>
      <p>Our team will reach you shortly.</p>
      {answerTime && <p>{answerTime}</p>}
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <a className="btn" href={chat} target="_blank" rel="noopener">
        Send to WhatsApp
      </a>
    </section>
  )
}
