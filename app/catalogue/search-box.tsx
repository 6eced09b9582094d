import { Icon } from '#app/ui/icon.tsx'

/** The navbar's search (§2): a plain form that leads to the results. */
export function SearchBox() {
  return (
    <form className="search" role="search" action="/product/productView">
      <label className="vh" htmlFor="search-query">
        Search products
      </label>
      <input
        id="search-query"
        name="query"
        type="search"
        maxLength={200}
        autoComplete="off"
        placeholder="Search for plants, seeds, fertilizers, or gardening tools…"
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  )
}
