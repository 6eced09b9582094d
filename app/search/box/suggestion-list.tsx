import { useEffect } from 'react'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import { enquiryFormPath, searchPath } from '#app/paths/shop-paths.ts'
import { searchAddress, toShownQuery } from '#app/search/search-request.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { searchBoxWords } from './search-box.words.ts'
import type { Found } from './use-suggestions.ts'

export const suggestionListId = 'search-suggestions'

/** The id of an option's element; the one after the last row leads to all results. */
export function optionId(index: number): string {
  return `${suggestionListId}-${index}`
}

interface SuggestionListProps {
  found: Found
  active: number
  onChosen: () => void
}

/** The rows under the search box: plain links, so that touch and new tabs work as anywhere. */
export function SuggestionList({ found, active, onChosen }: SuggestionListProps) {
  const { query, rows } = found
  const words = useWords(searchBoxWords)
  const path = usePath()
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onClick: onChosen,
  })
  return (
    <div
      className="suggestions"
      id={suggestionListId}
      role="listbox"
      aria-label={words.suggestions}
      tabIndex={-1}
      // Keeps the focus in the field, where the typing goes on.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map(({ category, href, picture, title, ...named }, index) => (
        <a key={href} href={path(href)} {...option(index)}>
          {picture ? (
            <picture>
              <source type="image/avif" srcSet={picture.avif} />
              <img src={picture.webp} width="48" height="48" alt="" />
            </picture>
          ) : (
            <Icon name="note" />
          )}
          <span>
            {title ?? <ProductName product={named} />}
            <small>{category}</small>
          </span>
        </a>
      ))}
      {rows.length > 0 ? (
        <a href={path(searchAddress(searchPath, query))} {...option(rows.length)}>
          <Icon name="search" />
          <span>{words.allResults(toShownQuery(query))}</span>
        </a>
      ) : (
        <a
          href={path(enquiryFormPath)}
          data-wakes="enquiry-dialog"
          data-message={words.askForIt(toShownQuery(query))}
          {...option(0)}
        >
          <Icon name="note" />
          <span>
            {words.ask}
            <small>{words.none(toShownQuery(query))}</small>
          </span>
        </a>
      )}
    </div>
  )
}
