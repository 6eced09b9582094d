import { homePath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { lostWords } from './lost.words.ts'

interface NotTakenProps {
  business: Business
  words: { heading: string; beforePhone: string; afterPhone: string }
}

/** What a visitor sees whose form could not be taken: no fault of the shop's, so no apology. */
export function NotTaken({ business, words }: NotTakenProps) {
  const { goHome } = useWords(lostWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <title>{`${words.heading} | ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.heading}</h1>
      <p>
        {words.beforePhone}
        <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
        {words.afterPhone}
      </p>
      <a className="btn" href={path(homePath)}>
        {goHome}
      </a>
    </section>
  )
}
