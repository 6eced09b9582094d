import {
  bulkFormPath,
  gardeningToolsPath,
  pebblesPath,
  plantsPath,
  seedsPath,
  servicesPath,
  soilAndFertilizersPath,
} from '#app/paths/shop-paths.ts'
import { navigationWords } from '#app/site/shell/navigation.words.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { homeWords } from './home.words.ts'

const tiles = [
  { name: 'plants', to: plantsPath, picture: 'tile-plants' },
  { name: 'seeds', to: seedsPath, picture: 'tile-seeds' },
  {
    name: 'soilAndFertilizers',
    to: soilAndFertilizersPath,
    picture: 'tile-soil-and-fertilizers',
  },
  { name: 'pebbles', to: pebblesPath, picture: 'tile-pebbles' },
  { name: 'gardeningTools', to: gardeningToolsPath, picture: 'tile-gardening-tools' },
  { name: 'gifting', to: bulkFormPath, picture: 'tile-corporate-gifting' },
  { name: 'otherServices', to: servicesPath, picture: 'tile-other-services' },
] as const

/** The seven round tiles of Home (§2). */
export function CategoryTiles() {
  const words = useWords(homeWords)
  const names = useWords(navigationWords)
  const path = usePath()
  return (
    <section className="section wrap" aria-labelledby="browse">
      <h2 className="vh" id="browse">
        {words.browse}
      </h2>
      <ul className="tiles">
        {tiles.map(({ name, to, picture }) => (
          <li key={to}>
            <a className="tile" href={path(to)}>
              <span className="tile-pic">
                <Picture name={picture} alt="" sizes="132px" />
              </span>
              {names[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
