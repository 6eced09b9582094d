import { PageMeta } from '#app/ui/page-meta.tsx'

/** A page of results is for one visitor's question, so search engines leave it out. */
export function SearchMeta({ title }: { title: string }) {
  return (
    <PageMeta
      title={title}
      description="Search plants, seeds, soil, pebbles, gardening tools and gifts by name."
      path="/product/productView"
      noindex
    />
  )
}
