import { cardWords } from '#app/catalogue/cards/card.words.ts'
import { useWords } from '#languages/use-language.ts'

interface PagingProps {
  /** Says of what these are pages. */
  label: string
  /** The address of the first page; left out on the first page. */
  first?: string | undefined
  /** The address of the next page; left out on the last. */
  next?: string | undefined
}

/** The way on and back through a list longer than a page; nothing where one page holds it. */
export function Paging({ label, first, next }: PagingProps) {
  const words = useWords(cardWords)
  if (first === undefined && next === undefined) return null
  return (
    <nav className="paging" aria-label={label}>
      {first !== undefined && (
        <a className="btn btn-line" href={first}>
          {words.first}
        </a>
      )}
      {next !== undefined && (
        <a className="btn btn-line" rel="next" href={next}>
          {words.more}
        </a>
      )}
    </nav>
  )
}
