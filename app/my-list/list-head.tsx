import { useLanguage } from '#app/languages/use-language.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { narrow } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { listPageWords } from './list-page.words.ts'
import { type ListRow, toThings } from './list-row.ts'

/** How many things stand in the head. */
const standing = 5

/**
 * The head of the list's page: its first five things stand on the floor in the list's order, each
 * in an alcove painted as its own wall.
 */
export function ListHead({ rows }: { rows: readonly ListRow[] }) {
  const language = useLanguage()
  const words = listPageWords[language]
  const pictures = rows.flatMap(({ picture }) => picture ?? []).slice(0, standing)
  return (
    <div className="head room-haldi list-head">
      <div className="wrap head-in">
        <Breadcrumb crumbs={[{ label: words.home, to: '/home' }, { label: words.myList }]} />
        <div className="head-words">
          <h1>{words.myList}</h1>
          <p className="lede">
            <span id="my-list-count">{toThings(rows.length, language)}</span>
            {words.oneEnquiry}
          </p>
        </div>
        <div className="alcoves">
          {pictures.map((name) => (
            <Picture key={name} name={name} alt="" sizes="150px" hiddenWhere={narrow} eager />
          ))}
        </div>
      </div>
    </div>
  )
}
