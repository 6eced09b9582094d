import { PictureNote, Points } from '#app/catalogue/points.tsx'
import { plainText, type Said, said, sayAfter } from '#app/languages/said.ts'
import { useLanguage, useWords } from '#app/languages/use-language.ts'
import { Spoken } from '#app/ui/spoken.tsx'
import { productPageWords } from './product-page.words.ts'
import type { FactSource } from './product-words.ts'

interface ProductDetailsProps {
  youGet: readonly Said[]
  advantages: readonly Said[]
  tips: readonly Said[]
  /** What stands below the tips. */
  children?: React.ReactNode
}

/** What comes with a product and what helps to keep it, in two lists side by side. */
export function ProductDetails({ youGet, advantages, tips, children }: ProductDetailsProps) {
  const words = useWords(productPageWords)
  return (
    <section className="section wrap pp-cols" aria-label={words.details}>
      {youGet.length + advantages.length > 0 ? (
        <>
          <div>
            <Points title={words.youGet} points={youGet} level={2} className="get" />
            <Points title={words.advantages} points={advantages} level={2} className="get" />
            <PictureNote />
          </div>
          <div>
            <Points title={words.tips} points={tips} level={2} />
            {children}
          </div>
        </>
      ) : (
        <>
          <div>
            <Points title={words.tips} points={tips} level={2} />
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
  const words = useWords(productPageWords)
  const isEnglish = useLanguage() === 'en'
  if (sources.length === 0) return null
  const safety = sources
    .filter(({ isPets }) => isPets)
    .map(({ source }) => source)
    .join('; ')
  return (
    <details className="src">
      <summary>
        {safety && <Spoken>{sayAfter(words.petSafety, said(safety, !isEnglish), '. ')}</Spoken>}
        <span>{words.whoSays}</span>
      </summary>
      <p className="note">{words.unchecked}</p>
      <dl className="note">
        {sources.map(({ about, source }) => (
          <div key={plainText(about)}>
            <dt>
              <Spoken>{about}</Spoken>
            </dt>
            <dd lang={isEnglish ? undefined : 'en'}>{source}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
