import { useWords } from '#app/languages/use-language.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { searchWords } from './search.words.ts'

/** A page of results is for one visitor's question, so search engines leave it out. */
export function SearchMeta({ title }: { title: string }) {
  return (
    <PageMeta
      title={title}
      description={useWords(searchWords).description}
      path="/product/productView"
      noindex
    />
  )
}
