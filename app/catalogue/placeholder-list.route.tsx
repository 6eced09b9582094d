import { usePath, useWords } from '#app/languages/use-language.ts'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
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
        path="/product/productList"
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: '/home' }, { label: words.title }]}
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
            <a href={path('/productPages/plants')}>{words.plants}</a>
            {words.reallyAfter}
          </p>
        </section>
        <LastRoom wall="pista" first="(min-width: 900px)" />
      </main>
    </>
  )
}
