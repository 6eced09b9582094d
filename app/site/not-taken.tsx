import { homePath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { lostWords } from './lost.words.ts'

interface NotTakenProps {
  business: Business
  words: { heading: string; text: (phone: string) => string }
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
      <p>{words.text(business.phoneDisplay)}</p>
      <a className="btn" href={path(homePath)}>
        {goHome}
      </a>
    </section>
  )
}
