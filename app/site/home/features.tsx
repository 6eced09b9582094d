import { useWords } from '#app/languages/use-language.ts'
import { LargeIcon } from '#app/ui/icon.tsx'
import { homeWords } from './home.words.ts'

const features = [
  { icon: 'leaves', name: 'lovers' },
  { icon: 'truck', name: 'delivery' },
  { icon: 'talk', name: 'support' },
  { icon: 'box', name: 'shipping' },
] as const

/** Home's four feature cards with the claims of §1. */
export function Features() {
  const words = useWords(homeWords)
  return (
    <section className="wrap" aria-labelledby="why">
      <h2 className="vh" id="why">
        {words.why}
      </h2>
      <div className="feats">
        {features.map(({ icon, name }) => (
          <div key={icon} className="feat">
            <LargeIcon name={icon} />
            <h3>{words[name].title}</h3>
            <p>{words[name].text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
