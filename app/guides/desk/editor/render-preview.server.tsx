import { renderToStaticMarkup } from 'react-dom/server'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { GuideBody } from '#app/guides/guide-body.tsx'
import type { GuideView } from '#app/guides/guide-view.server.ts'
import { InShort } from '#app/guides/in-short.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'

/**
 * Draws a guide in English as its visitor reads it on a phone, and gives its HTML. It is drawn here so that
 * the editor's script needs neither the shop's pictures nor what draws a text.
 */
export function renderPreview(view: GuideView): string {
  const { title, summary, months, pictures } = view
  const [first] = pictures
  return renderToStaticMarkup(
    <>
      {first && (
        <div className={`g-head room-${first.wall ?? view.wall}`}>
          <Picture name={first.name} alt="" sizes="360px" />
        </div>
      )}
      <h3>{title || 'No title yet'}</h3>
      {months.length > 0 && <p className="stone">{monthsInWords(months, 'en')}</p>}
      <p>{summary}</p>
      <InShort facts={view.inShort} />
      <div className="g-words">
        <GuideBody view={view} />
      </div>
    </>,
  )
}
