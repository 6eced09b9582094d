import { Picture } from '#app/ui/picture.tsx'

const tiles = [
  { label: 'Plants', to: 'plants', picture: 'tile-plants' },
  { label: 'Seeds', to: 'seeds', picture: 'tile-seeds' },
  {
    label: 'Soil & Fertilizers',
    to: 'soilAndFertilizers',
    picture: 'tile-soil-and-fertilizers',
  },
  { label: 'Pebbles', to: 'pebbles', picture: 'tile-pebbles' },
  { label: 'Gardening Tools', to: 'gardeningTools', picture: 'tile-gardening-tools' },
  { label: 'Corporate Gifting', to: 'corporateBulkGifting', picture: 'tile-corporate-gifting' },
  { label: 'Other Services', to: 'otherServices', picture: 'tile-other-services' },
]

/** The seven round tiles of Home (§2). */
export function CategoryTiles() {
  return (
    <section className="section wrap" aria-labelledby="browse">
      <h2 className="vh" id="browse">
        Browse by category
      </h2>
      <ul className="tiles">
        {tiles.map(({ label, to, picture }) => (
          <li key={to}>
            <a className="tile" href={`/productPages/${to}`}>
              <span className="tile-pic">
                <Picture name={picture} alt="" sizes="132px" />
              </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
