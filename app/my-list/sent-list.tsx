import { Icon } from '#app/ui/icon.tsx'
import { KolamMark } from '#app/ui/kolam.tsx'
import type { SentFacts } from './list-page.server.ts'
import { toPieces, toThings } from './list-row.ts'
import { Thumb } from './thumb.tsx'

/** The success panel of a list (§4): what was sent has arrived, and the chat can go on from there. */
export function SentList({ reference, things, pieces, thumbs, chat, answerTime }: SentFacts) {
  return (
    <section className="section wrap bare sent" role="status">
      <KolamMark />
      <h1>Send Successfully!</h1>
      <p>Our team will reach you shortly.</p>
      {answerTime && <p>{answerTime}</p>}
      <dl className="ref">
        <div>
          <dt>Your reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Asked for</dt>
          <dd>
            {toThings(things)}, {toPieces(pieces)}
          </dd>
        </div>
      </dl>
      <span className="thumbs">
        {thumbs.map((thumb) => (
          <Thumb key={thumb.webp} thumb={thumb} width={56} />
        ))}
      </span>
      <div className="sent-act">
        <a className="btn" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Send to WhatsApp
        </a>
        <a className="btn btn-line" href="/finder">
          Look at more plants
        </a>
      </div>
      <p className="note">
        WhatsApp opens with your reference and plants already written. The enquiry is with us
        whether you send it or not.
      </p>
    </section>
  )
}
