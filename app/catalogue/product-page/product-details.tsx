import { PictureNote, Points } from '#app/catalogue/cards/points.tsx'
import type { Said } from '#languages/said.ts'
import { useWords } from '#languages/use-language.ts'
import { productPageWords } from './product-page.words.ts'

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
            {tips.length > 0 ? <Points title={words.tips} points={tips} level={2} /> : children}
          </div>
          <div>
            {tips.length > 0 && children}
            <PictureNote />
          </div>
        </>
      )}
    </section>
  )
}
