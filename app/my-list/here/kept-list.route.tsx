import { useWords } from '#app/languages/use-language.ts'
import { keptRowsKey } from '#app/my-list/kept-rows.ts'
import { ListHead } from '#app/my-list/list-head.tsx'
import { listPageWords } from '#app/my-list/list-page.words.ts'
import MyList from '#app/my-list/my-list.island.tsx'
import { Island } from '#app/ui/island.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { keptListPath } from './kept-list-path.ts'

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
        <LastRoom wall="pista" first />
      </main>
    </>
  )
}
