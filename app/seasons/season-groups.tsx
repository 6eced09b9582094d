import { AddButton } from '#app/catalogue/cards/add-button.tsx'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import type { MonthAct } from '#app/catalogue/facts/facts.ts'
import { MonthCells } from '#app/catalogue/facts/month-cells.tsx'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { Paging } from '#app/catalogue/pages/paging.tsx'
import { productPath } from '#app/catalogue/slug.ts'
import { myListPath } from '#app/paths/shop-paths.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { seasonAddress } from './month-address.ts'
import type { SeasonGroup, SeasonRow, SeasonView } from './season-view.server.ts'
import { seasonsWords } from './seasons.words.ts'

/** What is sown, planted and in flower in a month, each with its months and a button for the list. */
export function SeasonGroups({ view }: { view: SeasonView }) {
  const language = useLanguage()
  const words = seasonsWords[language]
  const { groups, month } = view
  if (groups.length === 0) {
    return <p className="s-none">{words.none(monthName(month, language))}</p>
  }
  return groups.map((group) => <Group key={group.act} group={group} view={view} />)
}

function Group({ group, view }: { group: SeasonGroup; view: SeasonView }) {
  const { act, count, rows, next } = group
  const { month, isPresent, isUnnamed, asked } = view
  const language = useLanguage()
  const words = seasonsWords[language]
  const path = usePath()
  const heading = isPresent ? words.now[act] : words.during[act](monthName(month, language))
  const address = (after?: number) =>
    path(seasonAddress({ month: isUnnamed ? undefined : month, act, after }))
  return (
    <section className="s-group" aria-labelledby={act}>
      <h2 id={act}>
        {heading}
        <small>{words.things(count)}</small>
      </h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.product.id} row={row} act={act} view={view} />
        ))}
      </ul>
      {asked.act ? (
        <Paging
          label={heading}
          first={asked.after === undefined ? undefined : address()}
          next={next === undefined ? undefined : address(next)}
        />
      ) : (
        next !== undefined && (
          <a className="more" href={address()} aria-label={`${words.seeAll(count)}: ${heading}`}>
            {words.seeAll(count)}
          </a>
        )
      )}
    </section>
  )
}

function Row({ row, act, view }: { row: SeasonRow; act: MonthAct; view: SeasonView }) {
  const { product, months, words } = row
  const path = usePath()
  const href = path(productPath(product.slug))
  return (
    <li className={`s-row m-${act}`}>
      <a href={href} tabIndex={-1} aria-hidden="true" className={`rm room-${product.wall}`}>
        <Picture name={product.picture} alt="" sizes="64px" widths={[180]} />
      </a>
      <div>
        <h3>
          <a href={href}>
            <ProductName product={product} />
          </a>
        </h3>
        <p>
          <Spoken>{words}</Spoken>
        </p>
      </div>
      <MonthCells months={months} now={view.month} />
      <form method="post" action={path(myListPath)} data-wakes="list-adder">
        <AddButton product={product} />
      </form>
    </li>
  )
}
