import { Thumb } from '#app/catalogue/cards/thumb.tsx'
import { sentWords } from '#app/enquiries/form/sending/sent.words.ts'
import { toThings } from '#app/my-list/list-row.ts'
import { finderPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import type { SentFacts } from './list-page.server.ts'
import { listPageWords } from './list-page.words.ts'

/** The success panel of a list (§4): what was sent has arrived, and the chat can go on from there. */
export function SentList({ reference, things, thumbs, chat, answerTime }: SentFacts) {
  const language = useLanguage()
  const words = listPageWords[language]
  const { heading, reach, whatsApp } = sentWords[language]
  const path = usePath()
  return (
    <section className="section wrap bare sent">
      <KolamMark />
      {/* biome-ignore lint/a11y/noAutofocus: the page came because of what stands here */}
      <h1 tabIndex={-1} autoFocus>
        {heading}
      </h1>
      <p>{reach}</p>
      {answerTime && <p>{answerTime}</p>}
      <dl className="ref">
        <div>
          <dt>{words.reference}</dt>
          <dd className="whole">{reference}</dd>
        </div>
        <div>
          <dt>{words.askedFor}</dt>
          <dd>{toThings(things, language)}</dd>
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
          {whatsApp}
        </a>
        <a className="btn btn-line" href={path(finderPath)}>
          {words.morePlants}
        </a>
      </div>
      <p className="note">{words.whatsAppOpens}</p>
    </section>
  )
}
