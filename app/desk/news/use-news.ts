import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { listenForNews } from './listen-for-news.ts'
import type { NewsPlace } from './news.ts'

interface HeardNews {
  /** References of enquiries that have arrived since the page was opened and were not yet shown. */
  arrived: readonly string[]
  /** How often those were heard of that were changed since, by reference; by anybody. */
  changed: ReadonlyMap<string, number>
  signedOut: boolean
  /** Says that these are being shown now. */
  shown: (references: readonly string[]) => void
}

const nothing: HeardNews = {
  arrived: [],
  changed: new Map(),
  signedOut: false,
  shown: () => {},
}

/** What the desk's shell has heard, for the screens in it. */
export const NewsContext = createContext<HeardNews>(nothing)

/** Gives what was heard since the page was opened. */
export function useNews(): HeardNews {
  return use(NewsContext)
}

/** Listens as long as the desk is open, from `place` on; without one (no right to it) not at all. */
export function useNewsFrom(place: NewsPlace | undefined): HeardNews {
  const [heard, setHeard] = useState<Omit<HeardNews, 'shown'>>(nothing)
  // Only where the page began matters: the stream itself remembers how far it has come.
  const [from] = useState(place)

  useEffect(() => {
    if (from === undefined) return
    return listenForNews(from, {
      heard: ({ arrived, changed }) =>
        setHeard((so) => ({
          ...so,
          arrived: [...new Set([...so.arrived, ...arrived])],
          changed: counted(so.changed, changed),
        })),
      signedOut: () => setHeard((so) => ({ ...so, signedOut: true })),
    })
  }, [from])

  const shown = useCallback((references: readonly string[]) => {
    const known = new Set(references)
    setHeard((so) =>
      so.arrived.some((reference) => known.has(reference))
        ? { ...so, arrived: so.arrived.filter((reference) => !known.has(reference)) }
        : so,
    )
  }, [])
  return useMemo(() => ({ ...heard, shown }), [heard, shown])
}

function counted(so: ReadonlyMap<string, number>, changed: readonly string[]) {
  const counts = new Map(so)
  for (const reference of changed) counts.set(reference, (counts.get(reference) ?? 0) + 1)
  return counts
}
