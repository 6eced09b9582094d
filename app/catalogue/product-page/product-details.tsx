import { PictureNote, Points } from '#app/catalogue/points.tsx'
import type { FactSource } from './product-words.ts'

interface ProductDetailsProps {
  youGet: readonly string[]
  advantages: readonly string[]
  tips: readonly string[]
  /** What stands below the tips. */
  children?: React.ReactNode
}

/** What comes with a product and what helps to keep it, in two lists side by side. */
export function ProductDetails({ youGet, advantages, tips, children }: ProductDetailsProps) {
  return (
    <section className="section wrap pp-cols" aria-label="Details">
      {youGet.length + advantages.length > 0 ? (
        <>
          <div>
            <Points title="What you get" points={youGet} level={2} className="get" />
            <Points title="Advantages" points={advantages} level={2} className="get" />
            <PictureNote />
          </div>
          <div>
            <Points title="Useful Tips" points={tips} level={2} />
            {children}
          </div>
        </>
      ) : (
        <>
          <div>
            <Points title="Useful Tips" points={tips} level={2} />
          </div>
          <div>
            {children}
            <PictureNote />
          </div>
        </>
      )}
    </section>
  )
}

/** Who says so: pet safety in a line, all the others on asking. Nobody of ours has checked them. */
export function Sources({ sources }: { sources: readonly FactSource[] }) {
  if (sources.length === 0) return null
  const safety = sources.filter(({ about }) => /cats and dogs/i.test(about))
  return (
    <details className="src">
      <summary>
        {safety.length > 0 && `Pet safety: ${safety.map(({ source }) => source).join('; ')}. `}
        <span>Who says so</span>
      </summary>
      <p className="note">
        Collected from what others have published, not checked by us. Days between waterings are
        about right for a hot summer; this is no veterinary or medical advice.
      </p>
      <dl className="note">
        {sources.map(({ about, source }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
