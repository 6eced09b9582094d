import { usePath, useWords } from '#app/languages/use-language.ts'
import { pageWords } from './page.words.ts'
import { Picture } from './picture.tsx'
import { useSiteFacts } from './site-facts.ts'

interface LastRoomProps {
  wall: string
  /** True on short pages, where the plants are the largest picture of the first screen; or where. */
  first?: boolean | string
  children?: React.ReactNode
}

/**
 * The last room above the footer: the delivery line on the wall and a row of plants standing on
 * the floor's edge. Closes every page, after the page's own last section if that has a wall.
 */
export function LastRoom({ wall, first = false, children }: LastRoomProps) {
  const words = useWords(pageWords)
  const { deliveryCharge } = useSiteFacts()
  const path = usePath()
  return (
    <div className={`last room-${wall}${children ? '' : ' last-plain'}`}>
      {children}
      <div className="wrap last-art">
        <div className="last-words">
          <p>{words.delivery(deliveryCharge)}</p>
          <a className="more" href={path('/shipping-policy')}>
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
      </div>
    </div>
  )
}
