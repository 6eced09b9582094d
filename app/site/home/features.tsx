import { useWords } from '#app/languages/use-language.ts'
import { LargeIcon } from '#app/ui/large-icon.tsx'
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
