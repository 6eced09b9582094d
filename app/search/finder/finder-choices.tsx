import { choiceTitle, choiceWord } from '#app/catalogue/facts/choice-words.ts'
import {
  type Chosen,
  choiceGroups,
  chosenAddress,
  type GroupName,
  toggleChoice,
} from '#app/catalogue/facts/plant-choices.ts'
import type { SignIcon } from '#app/catalogue/facts/sign.ts'
import { SignPicture } from '#app/catalogue/product-page/sign-picture.tsx'
import { finderPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { localeOf } from '#languages/language.ts'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { CountedChoice } from './find-plants.server.ts'
import { finderWords } from './finder.words.ts'
import type { FoundPlantsPage } from './found-plants.server.ts'
import { inWords } from './plant-count.ts'

interface FinderChoicesProps {
  chosen: Chosen
  page: FoundPlantsPage
}

const icons: Record<GroupName, SignIcon> = {
  availability: 'clock',
  light: 'sun',
  place: 'house',
  pets: 'paw',
  care: 'hand',
  water: 'drop',
  height: 'height',
}

/**
 * All that may be chosen, each choice a link: a rail beside the plants, and on phones a sheet
 * that the address opens (`#finder`) and closes (`#plants`).
 */
export function FinderChoices({ chosen, page }: FinderChoicesProps) {
  const language = useLanguage()
  const words = useWords(finderWords)
  const path = usePath()
  const isShown = ({ name }: { name: GroupName }) =>
    name !== 'availability' || page.saysAvailability
  return (
    <nav className="finder" id="finder" aria-label={words.chooseBy} data-part="choices">
      <div className="finder-top">
        <h2 tabIndex={-1}>{words.question}</h2>
        <a className="icon-btn" href="#plants">
          <Icon name="close" />
          <span className="vh">{words.close}</span>
        </a>
      </div>
      <a className="skip-plants" href="#plants-count">
        {words.skip}
      </a>
      {choiceGroups.filter(isShown).map(({ name }) => (
        <section key={name} className="facet" aria-labelledby={`by-${name}`}>
          <h3 id={`by-${name}`}>
            <SignPicture icon={icons[name]} />
            {choiceTitle(name, language)}
          </h3>
          <ul>
            {page.choices
              .filter(({ choice }) => choice.group === name)
              .filter((counted) => isOffered(counted, page))
              .map((counted) => (
                <li key={counted.choice.value}>
                  <ChoiceLink counted={counted} chosen={chosen} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div className="finder-foot">
        <a className="more" href={path(`${finderPath}#finder`)} data-wakes="finder">
          {words.clear}
        </a>
        <a className="btn" href="#plants">
          {page.count > 0
            ? words.show(inWords(page.count, language))
            : page.all > 0
              ? words.none
              : words.noPlants}
        </a>
      </div>
    </nav>
  )
}

/** What is not known is offered where something is not known of some plant, chosen or not. */
function isOffered({ choice, chosen }: CountedChoice, { unknown }: FoundPlantsPage) {
  const { group, value } = choice
  return value !== 'unknown' || group === 'pets' || chosen || unknown.includes(group)
}

function ChoiceLink({ counted, chosen }: { counted: CountedChoice; chosen: Chosen }) {
  const { choice, count } = counted
  const language = useLanguage()
  const said = useWords(finderWords)
  const path = usePath()
  const words = (
    <>
      {choiceWord(choice, language)} <span className="vh">{said.plantsBefore} </span>
      <i>{count.toLocaleString(localeOf(language))}</i>
    </>
  )
  if (count === 0 && !counted.chosen) return <span className="opt off">{words}</span>
  const address = chosenAddress(finderPath, toggleChoice(chosen, choice))
  return (
    <a
      className="opt"
      rel="nofollow"
      data-wakes="finder"
      data-choice={`${choice.group}.${choice.value}`}
      href={path(`${address}#finder`)}
      aria-current={counted.chosen || undefined}
    >
      {words}
    </a>
  )
}
