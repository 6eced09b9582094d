import { EmptyPot } from '#app/catalogue/cards/empty-pot.tsx'
import { EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import { finderPath, searchPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { searchBoxWords } from './box/search-box.words.ts'
import { SearchField } from './box/search-field.tsx'
import { searchWords } from './search.words.ts'
import { SearchMeta } from './search-meta.tsx'

/** No name matches (§2), and nothing else is found: an empty pot, one Enquire button. */
export function NothingFound({ query }: { query: string }) {
  const words = useWords(searchWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <SearchMeta title={words.noneAs(query)} />
      <figure className="room-chuna">
        <EmptyPot first />
      </figure>
      <h1>{words.oops(query)}</h1>
      <p>{words.tryAgain}</p>
      <AskForIt query={query} />
      <p>
        <a className="more" href={path(finderPath)}>
          {words.findPlant}
        </a>
      </p>
    </section>
  )
}

/** The way to ask for what no product is called, with the words of the search in the form. */
export function AskForIt({ query }: { query: string }) {
  const words = useWords(searchWords)
  const boxWords = useWords(searchBoxWords)
  return <EnquireLink message={boxWords.askForIt(query)}>{words.enquire}</EnquireLink>
}

/** Nothing was typed (§5): the search box without JavaScript ends here. */
export function EmptySearch() {
  const words = useWords(searchWords)
  const boxWords = useWords(searchBoxWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <SearchMeta title={words.search} />
      <h1>{words.what}</h1>
      <div className="search-again">
        <form
          className="search bad"
          role="search"
          aria-label={words.again}
          action={path(searchPath)}
        >
          <SearchField id="search-again" aria-invalid="true" aria-describedby="search-again-msg" />
        </form>
        <p className="search-msg" id="search-again-msg">
          <Icon name="alert" />
          {boxWords.empty}
        </p>
      </div>
    </section>
  )
}
