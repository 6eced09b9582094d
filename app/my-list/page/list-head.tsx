import { type ListRow, listLede } from '#app/my-list/list-row.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx'
import { narrow } from '#app/ui/page/page-head.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage } from '#languages/use-language.ts'
import { listPageWords } from './list-page.words.ts'

/** How many things stand in the head. */
const standing = 5

/**
 * The head of the list's page: its first five products stand on the floor in the list's order, each
 * in an alcove painted as its own wall. Without `rows` only the browser knows what is on it.
 */
export function ListHead({ rows }: { rows?: readonly ListRow[] }) {
  const language = useLanguage()
  const words = listPageWords[language]
  const firstOfEach = (rows ?? []).filter(
    ({ id }, place, all) => all.findIndex((row) => row.id === id) === place,
  )
  const pictures = firstOfEach
    .flatMap(({ picture, thumb }) => (picture ? [{ picture, wall: thumb?.wall ?? 'haldi' }] : []))
    .slice(0, standing)
  return (
    <div className="head room-haldi list-head">
      <div className="wrap head-in">
        <Breadcrumb crumbs={[{ label: words.home, to: homePath }, { label: words.myList }]} />
        <div className="head-words">
          <h1>{words.myList}</h1>
          <p className="lede" id="my-list-lede">
            {rows ? listLede(rows.length, language) : words.keptDescription}
          </p>
        </div>
        <div className="alcoves">
          {pictures.map(({ picture, wall }) => (
            <span key={picture} className={`alcove room-${wall}`}>
              <Picture name={picture} alt="" sizes="150px" hiddenWhere={narrow} eager />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
