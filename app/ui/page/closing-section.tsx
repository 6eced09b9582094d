import { shippingPolicyPath } from '#app/paths/shop-paths.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { CachedPart } from './cached-part.tsx'
import { pageWords } from './page.words.ts'
import { useSiteFacts } from './site-facts.ts'

interface ClosingSectionProps {
  wall: string
  /** True on short pages, where the plants are the largest picture of the first screen; or where. */
  first?: boolean | string
  children?: React.ReactNode
}

/**
 * The last section above the footer: the delivery line on the wall and a row of plants standing on
 * the floor's edge. Closes every page, after the page's own last section if that has a wall.
 */
export function ClosingSection({ wall, first = false, children }: ClosingSectionProps) {
  const words = useWords(pageWords)
  const { deliveryCharge } = useSiteFacts()
  const path = usePath()
  const art = (
    <>
      <div className="last-words">
        <p>{words.delivery(deliveryCharge)}</p>
        <a className="more" href={path(shippingPolicyPath)}>
          {words.shippingPolicy}
        </a>
      </div>
      <Picture
        late={!first}
        name="footer-row"
        alt=""
        sizes="(min-width: 768px) 619px, 235px"
        priority={first}
      />
    </>
  )
  return (
    <div className={`last room-${wall}${children ? '' : ' last-plain'}`}>
      {children}
      {first ? (
        <div className="wrap last-art">{art}</div>
      ) : (
        <CachedPart as="div" name="closing" facts={[deliveryCharge]} className="wrap last-art">
          {art}
        </CachedPart>
      )}
    </div>
  )
}
