import { homePath, placeholderListPath, plantsPath } from '#app/paths/shop-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import { placeholderListWords } from './placeholder-list.words.ts'

export const handle: PageHandle = { sheets: ['prose'] }

/** `/product/productList` (§2): a placeholder list of sample electronics, and it says so. */
export default function PlaceholderListRoute() {
  const words = useWords(placeholderListWords)
  const path = usePath()
  return (
    <>
      <PageMeta
        title={words.title}
        description={words.description}
        path={placeholderListPath}
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: homePath }, { label: words.title }]}
          heading={words.title}
          intro={words.intro}
        />
        <section className="section wrap prose" aria-labelledby="samples">
          <h2 id="samples">{words.leftover}</h2>
          <ul>
            {words.samples.map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
          <p>
            {words.reallyBefore}
            <a href={path(plantsPath)}>{words.plants}</a>
            {words.reallyAfter}
          </p>
        </section>
        <ClosingSection wall="pista" first="(min-width: 56.25em)" />
      </main>
    </>
  )
}
