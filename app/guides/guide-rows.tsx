import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath } from '#languages/use-language.ts'
import type { GuideCard } from './guide-list.server.ts'
import { guidePath } from './guide-path.ts'

/**
 * A few guides as rows below a heading: on the page of a product that they name, and where a search
 * finds them.
 */
export function GuideRows({ heading, guides }: { heading: string; guides: readonly GuideCard[] }) {
  const path = usePath()
  return (
    <section className="wrap read-on" aria-labelledby="guides">
      <h2 id="guides">{heading}</h2>
      <div className="reads">
        {guides.map(({ id, slug, title, summary, wall, picture }) => (
          <article key={id} className="read">
            <span className={`rm room-${picture?.wall ?? wall}`}>
              {picture && <Picture name={picture.name} alt="" sizes="88px" />}
            </span>
            <h3>
              <a href={path(guidePath(slug))}>{title}</a>
            </h3>
            <p>{summary}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
