import { keptRowsKey } from '#app/my-list/kept-rows.ts'
import { ListHead } from '#app/my-list/page/list-head.tsx'
import { listPageWords } from '#app/my-list/page/list-page.words.ts'
import MyList from '#app/my-list/page/my-list.island.tsx'
import { keptListPath } from '#app/paths/shop-paths.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { useWords } from '#languages/use-language.ts'

export const handle: PageHandle = { sheets: ['adding', 'my-list'] }

/** My list where there is no network: the service worker shows it at the list's own address. */
export default function KeptListRoute() {
  const words = useWords(listPageWords)
  return (
    <>
      <PageMeta
        title={words.myList}
        description={words.keptDescription}
        path={keptListPath}
        noindex
      />
      <main id="main">
        <ListHead />
        <Island
          name="my-list"
          component={MyList}
          keeps={keptRowsKey}
          props={{ rows: [], notes: {}, gone: 0, goneNames: [], isKept: true }}
        />
        <ClosingSection wall="pista" first />
      </main>
    </>
  )
}
