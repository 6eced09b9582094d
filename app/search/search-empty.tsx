import { EmptyPot } from '#app/catalogue/empty-pot.tsx'
import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import { finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchField } from './box/search-field.tsx'
import { SearchMeta } from './search-meta.tsx'
import { EMPTY_SEARCH, searchAddress } from './search-request.ts'

interface NothingFoundProps {
  query: string
  suggestions: string[]
}

/** No name matches (§2): an empty pot, near spellings if there are any, one Enquire button. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
  return (
    <section className="section wrap bare">
      <SearchMeta title={`No product found as “${query}”`} />
      <figure className="room-chuna">
        <EmptyPot first />
      </figure>
      <h1>{`Oops! No product found as “${query}”`}</h1>
      {suggestions.length > 0 && (
        <div className="near">
          <h2>Did you mean</h2>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a href={searchAddress('/product/productView', suggestion)}>{suggestion}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>Check the spelling, try a shorter name, or ask us to find it.</p>
      <EnquireLink>Enquire Now</EnquireLink>
      <p>
        <a className="more" href={finderPath}>
          Or find a plant for your corner
        </a>
      </p>
    </section>
  )
}

/** Nothing was typed (§5): the search box without JavaScript ends here. */
export function EmptySearch() {
  return (
    <section className="section wrap bare">
      <SearchMeta title="Search" />
      <h1>What are you looking for?</h1>
      <div className="search-again">
        <form
          className="search bad"
          role="search"
          aria-label="Search again"
          action="/product/productView"
        >
          <SearchField id="search-again" aria-invalid="true" aria-describedby="search-again-msg" />
        </form>
        <p className="search-msg" id="search-again-msg">
          <Icon name="alert" />
          {EMPTY_SEARCH}
        </p>
      </div>
    </section>
  )
}
