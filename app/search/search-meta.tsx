import { searchPath } from '#app/paths/shop-paths.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { useWords } from '#languages/use-language.ts'
import { searchWords } from './search.words.ts'

/** A page of results is for one visitor's question, so search engines leave it out. */
export function SearchMeta({ title }: { title: string }) {
  return (
    <PageMeta
      title={title}
      description={useWords(searchWords).description}
      path={searchPath}
      share="plants"
      noindex
      isSent
    />
  )
}
