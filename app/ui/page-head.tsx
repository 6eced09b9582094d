import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Picture } from './picture.tsx'

interface PageHeadProps {
  wall: string
  crumbs: Crumb[]
  heading: string
  intro: string
  /** The scene that stands at the right from 900 px. */
  scene?: string
  children?: React.ReactNode
}

/** The head of a page: its room's wall, where one is, what the page is about. */
export function PageHead({ wall, crumbs, heading, intro, scene, children }: PageHeadProps) {
  return (
    <div className={`head room-${wall}`}>
      <div className="wrap head-in">
        <Breadcrumb crumbs={crumbs} />
        <div className="head-words">
          <h1>{heading}</h1>
          <p className="lede">{intro}</p>
          {children}
        </div>
        {scene && (
          <div className="head-art">
            <Picture name={scene} alt="" sizes="(min-width: 900px) 420px, 1px" />
          </div>
        )}
      </div>
    </div>
  )
}
