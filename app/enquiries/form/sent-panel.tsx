import { KolamMark } from '#app/ui/kolam.tsx'

/** The success panel (§4): what was sent has arrived, and the chat can go on from there. */
export function SentPanel({ reference, chat }: { reference: string; chat: string }) {
  return (
    <section className="section wrap bare sent" role="status">
      <KolamMark />
      <h1>Send Successfully!</h1>
      <p>Our team will reach you shortly.</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <a className="btn" href={chat} target="_blank" rel="noopener">
        Send to WhatsApp
      </a>
    </section>
  )
}
