import { homePath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { nothingTakenWords } from './nothing-taken.words.ts'

/** What a visitor sees who sent something to a page that only shows: no fault of the shop's, so no apology. */
export function NothingTaken({ business }: { business: Business }) {
  const words = useWords(nothingTakenWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <title>{`${words.heading} | ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.heading}</h1>
      <p>{words.text(business.phoneDisplay)}</p>
      <a className="btn" href={path(homePath)}>
        {words.goHome}
      </a>
    </section>
  )
}
