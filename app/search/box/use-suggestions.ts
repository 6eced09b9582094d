import { useCallback, useEffect, useRef, useState } from 'react'
import { suggestionsPath } from '#app/paths/shop-paths.ts'
import { searchAddress } from '#app/search/search-request.ts'
import { usePath } from '#languages/use-language.ts'
import type { Suggestion } from './suggestion.ts'

const PAUSE_MS = 150
const SHORTEST = 2

/** Products that fit what has been typed; none where nothing does. */
export interface Found {
  query: string
  rows: Suggestion[]
}

/**
 * Looks up suggestions while one types: after a pause, only the latest counts, and a failure shows
 * nothing. `found` is undefined while the list is closed; `active` is the chosen option or -1, and
 * the option after the last row leads to all results.
 */
export function useSuggestions() {
  const path = usePath()
  const source = path(suggestionsPath)
  const [found, setFound] = useState<Found>()
  const [active, setActive] = useState(-1)
  const latest = useRef<AbortController>(undefined)

  const show = useCallback((next: Found | undefined) => {
    setFound(next)
    setActive(-1)
  }, [])

  const close = useCallback(() => {
    latest.current?.abort()
    show(undefined)
  }, [show])

  const suggest = useCallback(
    (text: string) => {
      const query = text.trim()
      if ([...query].length < SHORTEST) return close()
      latest.current?.abort()
      latest.current = new AbortController()
      const { signal } = latest.current
      setTimeout(async () => {
        if (signal.aborted) return
        const rows = await fetchSuggestions(searchAddress(source, query), signal)
        if (!signal.aborted) show(rows && { query, rows })
      }, PAUSE_MS)
    },
    [close, show, source],
  )

  useEffect(() => () => latest.current?.abort(), [])

  const move = (by: 1 | -1) => {
    if (!found) return
    // The field itself is one stop of the round.
    const stops = found.rows.length + 2
    setActive(((active + 1 + by + stops) % stops) - 1)
  }
  return { found, active, suggest, close, move, leaveList: () => setActive(-1) }
}

/** Gives what was found; undefined where it could not be asked for. */
async function fetchSuggestions(
  address: string,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
