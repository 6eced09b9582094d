import type { App } from '#server/app-context.ts'
import { toKeepableSearch } from './keepable-search.ts'

/**
 * Gives what counts one search each time that its page is looked at: that there was one, and its
 * words unless they may name a person.
 */
export function searchCounter(
  { views, metrics }: Pick<App, 'views' | 'metrics'>,
  query: string,
  isFound: boolean,
): () => void {
  const word = toKeepableSearch(query)
  return () => {
    if (!isFound) metrics.missedSearches.inc()
    views.count('search', isFound ? 'found' : 'missed')
    if (word !== undefined) views.count(isFound ? 'found-word' : 'missed-word', word)
  }
}
