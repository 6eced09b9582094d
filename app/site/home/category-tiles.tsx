import { usePath, useWords } from '#app/languages/use-language.ts'
import { navigationWords } from '#app/site/navigation.words.ts'
import { Picture } from '#app/ui/picture.tsx'
import { homeWords } from './home.words.ts'

const tiles = [
  { name: 'plants', to: 'plants', picture: 'tile-plants' },
  { name: 'seeds', to: 'seeds', picture: 'tile-seeds' },
  {
    name: 'soilAndFertilizers',
    to: 'soilAndFertilizers',
    picture: 'tile-soil-and-fertilizers',
  },
  { name: 'pebbles', to: 'pebbles', picture: 'tile-pebbles' },
  { name: 'gardeningTools', to: 'gardeningTools', picture: 'tile-gardening-tools' },
  { name: 'gifting', to: 'corporateBulkGifting', picture: 'tile-corporate-gifting' },
  { name: 'otherServices', to: 'otherServices', picture: 'tile-other-services' },
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
            <a className="tile" href={path(`/productPages/${to}`)}>
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
