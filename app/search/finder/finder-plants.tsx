import { EmptyPot } from '#app/catalogue/cards/empty-pot.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { choiceLabel, chosenMessage } from '#app/catalogue/facts/choice-words.ts'
import {
  type Choice,
  type Chosen,
  chosenAddress,
  toggleChoice,
} from '#app/catalogue/facts/plant-choices.ts'
import { PAGE_SIZE } from '#app/catalogue/pages/page-request.ts'
import { enquiryFormPath, finderPath } from '#app/paths/shop-paths.ts'
import { narrow } from '#app/ui/page/page-head.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { localeOf } from '#languages/language.ts'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import { finderWords } from './finder.words.ts'
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
  const language = useLanguage()
  const words = useWords(finderWords)
  const total = all.toLocaleString(localeOf(language))
  return (
    <section className="section wrap find" id="plants" aria-labelledby="plants-count">
      <div className="find-bar">
        <h2 id="plants-count" aria-live="polite" tabIndex={-1} data-part="count">
          <small>{words.ofBefore(total)}</small>
          {inWords(count, language)}
          <small>{words.ofAfter(total)}</small>
        </h2>
        <div className="find-chosen" data-part="chosen">
          <a className="btn btn-line find-open" href="#finder" data-wakes="finder">
            <Icon name="filter" />
            {words.choose}
            {chosen.length > 0 && (
              <>
                <b className="badge">{chosen.length}</b>
                <span className="vh"> {words.chosen}</span>
              </>
            )}
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
  const language = useLanguage()
  const words = useWords(finderWords)
  const path = usePath()
  return (
    <div className="chips">
      {chosen.map((choice) => (
        <a
          key={`${choice.group}.${choice.value}`}
          className="chip"
          rel="nofollow"
          data-wakes="finder"
          href={path(chosenAddress(finderPath, toggleChoice(chosen, choice)))}
        >
          <span className="vh">{words.remove} </span>
          {choiceLabel(choice, language)}
          <Icon name="close" />
        </a>
      ))}
      <a className="more" data-wakes="finder" href={path(finderPath)}>
        {words.clear}
      </a>
    </div>
  )
}

function Pages({ chosen, page }: Pick<FinderPlantsProps, 'chosen' | 'page'>) {
  const language = useLanguage()
  const words = useWords(finderWords)
  const path = usePath()
  const { before, next, plants, count } = page
  if (before === 0 && next === undefined) return null
  const last = before + plants.length
  const total = count.toLocaleString(localeOf(language))
  return (
    <nav className="paging" aria-label={words.pages}>
      <p>
        {before === 0 ? words.firstOf(PAGE_SIZE, total) : words.someOf(before + 1, last, total)}
      </p>
      {before > 0 && (
        <a className="btn btn-line" rel="nofollow" href={path(chosenAddress(finderPath, chosen))}>
          {words.back}
        </a>
      )}
      {next !== undefined && (
        <a className="btn btn-line" rel="next" href={path(chosenAddress(finderPath, chosen, next))}>
          {words.next}
        </a>
      )}
    </nav>
  )
}

const isPetSafe = ({ group, value }: Choice) => group === 'pets' && value === 'safe'

/** No plant is all of these, or none is sold here: one row for each choice to let go, and the way to ask. */
function NothingFits({ chosen, page }: Pick<FinderPlantsProps, 'chosen' | 'page'>) {
  const language = useLanguage()
  const words = useWords(finderWords)
  const path = usePath()
  const about = chosenMessage(chosen, language)
  return (
    <div className="bare none-fit room-chuna">
      <figure>
        <EmptyPot first={narrow} />
      </figure>
      <h3>{page.all > 0 ? words.nothing : words.noPlants}</h3>
      {page.lettingGo.length > 0 && <p>{words.letGo}</p>}
      <ul className="relax">
        {page.lettingGo.map(({ without, address, count, pictures }) => (
          <li key={address}>
            <a href={path(address)} rel="nofollow" data-wakes="finder">
              <span className="thumbs">
                {pictures.map(({ id, picture, wall }) => (
                  <span key={id} className={`rm room-${wall}`}>
                    <Picture name={picture} alt="" sizes="40px" widths={[180]} />
                  </span>
                ))}
              </span>
              <span>
                {words.withoutBefore}
                <b>{without.map((choice) => choiceLabel(choice, language)).join(', ')}</b>
                {words.withoutAfter}
                {without.some(isPetSafe) && <small>{words.notAllSafe}</small>}
              </span>
              <i>{inWords(count, language)}</i>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      <a
        className="btn btn-line"
        href={path(chosenAddress(enquiryFormPath, chosen))}
        rel="nofollow"
        data-wakes="enquiry-dialog"
        data-message={about}
      >
        {words.ask}
      </a>
    </div>
  )
}
