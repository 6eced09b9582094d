import { LargeIcon, type LargeIconName } from '#app/ui/icon.tsx'

const features: { icon: LargeIconName; title: string; text: string }[] = [
  {
    icon: 'leaves',
    title: '1.2 million plant lovers',
    text: 'Connected with us, as India’s largest nursery.',
  },
  {
    icon: 'truck',
    title: 'All-India delivery',
    text: 'Carefully packed and sent across the country since 2014.',
  },
  {
    icon: 'talk',
    title: 'Lifetime support',
    text: 'Ask our garden experts, however old your plant is.',
  },
  {
    icon: 'box',
    title: 'Secure shipping',
    text: 'Packed with care, so every leaf reaches you whole.',
  },
]

/** Home's four feature cards with the claims of §1. */
export function Features() {
  return (
    <section className="wrap" aria-labelledby="why">
      <h2 className="vh" id="why">
        Why buy from us
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
