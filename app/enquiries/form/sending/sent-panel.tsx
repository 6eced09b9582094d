import { KolamMark } from '#app/ui/pictures/kolam.tsx'
import { useWords } from '#languages/use-language.ts'
import { sentWords } from './sent.words.ts'

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
  const words = useWords(sentWords)
  return (
    <section className="section wrap bare sent" role="status">
      <KolamMark />
      <h1>{words.heading}</h1>
      <p>{words.reach}</p>
      {answerTime && <p>{answerTime}</p>}
      <p>
        {words.referenceBefore}
        <strong className="whole">{reference}</strong>
        {words.referenceAfter}
      </p>
      <a className="btn" href={chat} target="_blank" rel="noopener">
        {words.whatsApp}
      </a>
    </section>
  )
}
