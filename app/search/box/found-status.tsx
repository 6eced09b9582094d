import { useEffect, useState } from 'react'
import { toShownQuery } from '#app/search/search-request.ts'
import { useWords } from '#languages/use-language.ts'
import { searchBoxWords } from './search-box.words.ts'
import type { Found } from './use-suggestions.ts'

const PAUSE_MS = 700

/** How many suggestions there are, or that there are none, read out once the typing pauses. */
export function FoundStatus({ found }: { found: Found | undefined }) {
  const words = useWords(searchBoxWords)
  const [said, setSaid] = useState('')
  useEffect(() => {
    setSaid('')
    if (!found) return
    const { query, rows } = found
    const saying = rows.length > 0 ? words.some(rows.length) : words.none(toShownQuery(query))
    const timer = setTimeout(() => setSaid(saying), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [found, words])
  return (
    <p className="vh" aria-live="polite">
      {said}
    </p>
  )
}
