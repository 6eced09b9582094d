import { Thumb } from '#app/catalogue/cards/thumb.tsx'
import { productTexts } from '#app/enquiries/product.words.ts'
import { nameThing } from '#app/my-list/list.ts'
import { chosenSize, toPieces, toThings } from '#app/my-list/list-row.ts'
import { RowName } from '#app/my-list/row-name.tsx'
import { homePath, myListPath } from '#app/paths/shop-paths.ts'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import type { SharedFacts } from './list-page.server.ts'
import { listPageWords } from './list-page.words.ts'

/** Somebody's list as its address carries it: to look at, to add to one's own, or to take instead. */
export function SharedList({ rows, list, mine, isMine }: SharedFacts) {
  const language = useLanguage()
  const { home, myList, shared } = listPageWords[language]
  const path = usePath()
  return (
    <>
      <PageHead
        wall="haldi"
        crumbs={[
          { label: home, to: homePath },
          { label: myList, to: myListPath },
          { label: shared.crumb },
        ]}
        heading={shared.heading}
        intro={
          isMine
            ? shared.mine(toThings(rows.length, language))
            : shared.others(toThings(rows.length, language))
        }
      />
      <section className="section wrap shared" aria-label={shared.section}>
        <ul className="items">
          {rows.map((row) => (
            <li className="mini" key={nameThing(row)}>
              <Thumb thumb={row.thumb} width={56} />
              <span>
                <b>
                  {row.address ? (
                    <a href={path(row.address)}>
                      <RowName row={row} />
                    </a>
                  ) : (
                    <RowName row={row} />
                  )}
                </b>
                <small>{toPieces(row.quantity, language)}</small>
                {row.size !== undefined && !chosenSize(row) && (
                  <small>{productTexts[language].sizeGone}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
        {isMine ? (
          <a className="btn" href={path(myListPath)}>
            {shared.back}
          </a>
        ) : (
          <Choices list={list} mine={mine} />
        )}
      </section>
    </>
  )
}

/** What is done with it is the visitor's choice: one's own list is never overwritten unasked. */
function Choices({ list, mine }: { list: string; mine: number }) {
  const language = useLanguage()
  const { shared } = listPageWords[language]
  const path = usePath()
  return (
    <form method="post" action={path(myListPath)} className="shared-act">
      <input type="hidden" name="list" value={list} />
      <button type="submit" className="btn" name="do" value="join">
        {shared.join}
      </button>
      {mine > 0 && (
        <>
          <button type="submit" className="btn btn-line" name="do" value="replace">
            {shared.replace}
          </button>
          <a className="more" href={path(myListPath)}>
            {shared.leave}
          </a>
          <p className="note">{shared[mine === 1 ? 'one' : 'many'](toThings(mine, language))}</p>
        </>
      )}
    </form>
  )
}
