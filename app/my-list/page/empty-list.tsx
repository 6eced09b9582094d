import { EmptyPot } from '#app/catalogue/cards/empty-pot.tsx'
import { finderPath } from '#app/paths/shop-paths.ts'
import { narrow } from '#app/ui/page/page-head.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { listPageWords } from './list-page.words.ts'

/** The list's page before anything is on it: how a list begins, and where. */
export function EmptyList() {
  const words = useWords(listPageWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <figure className="room-haldi">
        <EmptyPot first={narrow} />
      </figure>
      <h1>{words.isEmpty}</h1>
      <p>{words.howTo}</p>
      <a className="btn" href={path(finderPath)}>
        {words.findPlant}
      </a>
    </section>
  )
}
