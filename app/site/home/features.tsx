import { useWords } from '#languages/use-language.ts'
import type { Claims } from '#server/config/owners-part.ts'
import { homeWords } from './home.words.ts'

/** Home's four feature cards with the claims of §1, as the owner makes them. */
export function Features({ claims }: { claims: Claims }) {
  const { why, lovers, delivery, support, shipping } = useWords(homeWords)
  const features = [
    { icon: 'leaves', title: lovers.title(claims), text: lovers.text(claims) },
    { icon: 'truck', title: delivery.title, text: delivery.text(claims) },
    { icon: 'talk', ...support },
    { icon: 'box', ...shipping },
  ] as const
  return (
    <section className="wrap" aria-labelledby="why">
      <h2 className="vh" id="why">
        {why}
      </h2>
      <div className="feats">
        {features.map(({ icon, title, text }) => (
          <div key={icon} className="feat">
            <LargeIcon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const largePaths = {
  box: 'M5 11 16 5l11 6v11l-11 6-11-6zM5 11l11 6 11-6M16 17v11',
  leaves: 'M16 27c0-9-1-13-6-17 7 0 9 3 9 9M17 18c1-6 4-9 10-10 0 7-3 10-10 11M9 27h14',
  talk: 'M5 7h22v15H15l-6 5v-5H5zM16 19c0-4-1-6-4-7 4-.5 5 1 5 3M17 15c.5-2 2-3 4-3 0 3-1 4-4 4.5',
  truck:
    'M3 9h16v13H3zM19 13h6l4 5v4H19zM6.5 22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M21 22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
}

type LargeIconName = keyof typeof largePaths

/** A 32 px line icon for a feature card. */
function LargeIcon({ name }: { name: LargeIconName }) {
  return (
    <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
      <path d={largePaths[name]} />
    </svg>
  )
}
