import { Picture } from './picture.tsx'

/**
 * The last room above the footer: the delivery line on the wall and a row of plants standing on
 * the floor's edge. Closes every page, after the page's own last section if that has a wall.
 */
export function LastRoom({ wall, children }: { wall: string; children?: React.ReactNode }) {
  return (
    <div className={`last room-${wall}${children ? '' : ' last-plain'}`}>
      {children}
      <div className="wrap last-art">
        <div className="last-words">
          <p>Flat Rs 79 delivery, anywhere in India.</p>
          <a className="more" href="/shipping-policy">
            Read the shipping policy
          </a>
        </div>
        <Picture name="footer-row" alt="" sizes="(min-width: 768px) 619px, 372px" />
      </div>
    </div>
  )
}
