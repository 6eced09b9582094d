import { EmptyPot } from '#app/catalogue/empty-pot.tsx'
import {
  type Chosen,
  choiceLabel,
  chosenAddress,
  chosenMessage,
  finderPath,
  toggleChoice,
} from '#app/catalogue/facts/plant-choices.ts'
import { PAGE_SIZE } from '#app/catalogue/page-request.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { narrow } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { FinderChoices } from './finder-choices.tsx'
import type { FoundPlantsPage } from './found-plants.server.ts'
import { inWords } from './plant-count.ts'

interface FinderPlantsProps {
  chosen: Chosen
  page: FoundPlantsPage
  /** Where the first card's picture is the largest of the first screen. */
  first: string
}

/** What is chosen, what may be, and the plants that fit. `data-part`s are swapped by the island. */
export function FinderPlants({ chosen, page, first }: FinderPlantsProps) {
  const { count, all } = page
  return (
    <section className="section wrap find" id="plants" aria-labelledby="plants-count">
      <div className="find-bar">
        <h2 id="plants-count" aria-live="polite" tabIndex={-1} data-part="count">
          {inWords(count)}
          <small>{` of ${all.toLocaleString('en-IN')}`}</small>
        </h2>
        <div className="find-chosen" data-part="chosen">
          <a className="btn btn-line find-open" href="#finder" data-wakes="finder">
            <Icon name="filter" />
            Choose
            {chosen.length > 0 && <b className="badge">{chosen.length}</b>}
          </a>
          {chosen.length > 0 && <Chips chosen={chosen} />}
        </div>
      </div>
      <div className="find-body">
        <FinderChoices chosen={chosen} page={page} />
        <div data-part="found" className="found-plants">
          {count > 0 ? (
            <>
              <ProductGrid products={page.plants} heading="h3" first={first} />
              <Pages chosen={chosen} page={page} />
            </>
          ) : (
            <NothingFits chosen={chosen} page={page} />
          )}
        </div>
      </div>
    </section>
  )
}

function Chips({ chosen }: { chosen: Chosen }) {
  return (
    <div className="chips">
      {chosen.map((choice) => (
        <a
          key={choiceLabel(choice)}
          className="chip"
          rel="nofollow"
          data-wakes="finder"
          href={chosenAddress(finderPath, toggleChoice(chosen, choice))}
        >
          <span className="vh">Remove: </span>
          {choiceLabel(choice)}
          <Icon name="close" />
        </a>
      ))}
      <a className="more" data-wakes="finder" href={finderPath}>
        Clear all
      </a>
    </div>
  )
}

function Pages({ chosen, page }: Pick<FinderPlantsProps, 'chosen' | 'page'>) {
  const { before, next, plants, count } = page
  if (before === 0 && next === undefined) return null
  const last = before + plants.length
  const total = count.toLocaleString('en-IN')
  return (
    <nav className="paging" aria-label="Pages of plants">
      <p>{before === 0 ? `${PAGE_SIZE} of ${total}` : `${before + 1} to ${last} of ${total}`}</p>
      {before > 0 && (
        <a className="btn btn-line" rel="nofollow" href={chosenAddress(finderPath, chosen)}>
          Back to the first plants
        </a>
      )}
      {next !== undefined && (
        <a className="btn btn-line" rel="next" href={chosenAddress(finderPath, chosen, next)}>
          Next
        </a>
      )}
    </nav>
  )
}

/** No plant is all of these: one row for each choice to let go, and the way to ask. */
function NothingFits({ chosen, page }: Pick<FinderPlantsProps, 'chosen' | 'page'>) {
  const about = chosenMessage(chosen)
  return (
    <div className="bare none-fit room-chuna">
      <figure>
        <EmptyPot first={narrow} />
      </figure>
      <h3>No plant here is all of these</h3>
      {page.lettingGo.length > 0 && <p>Let go of one and see what comes back.</p>}
      <ul className="relax">
        {page.lettingGo.map(({ label, address, count, pictures }) => (
          <li key={label}>
            <a href={address} rel="nofollow" data-wakes="finder">
              <span className="thumbs">
                {pictures.map(({ id, picture, wall }) => (
                  <span key={id} className={`rm room-${wall}`}>
                    <Picture name={picture} alt="" sizes="40px" widths={[180]} />
                  </span>
                ))}
              </span>
              <span>
                Without <b>{label}</b>
              </span>
              <i>{inWords(count)}</i>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      <a
        className="btn btn-line"
        href={chosenAddress('/product/enquiryForm', chosen)}
        rel="nofollow"
        data-wakes="enquiry-dialog"
        data-message={about}
      >
        Ask us to find one
      </a>
    </div>
  )
}
