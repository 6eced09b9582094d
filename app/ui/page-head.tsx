import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Picture } from './picture.tsx'

interface PageHeadProps {
  wall: string
  crumbs: Crumb[]
  heading: string
  intro: string
  /**
   * What stands on the floor at the right from 900 px: one wide scene, or some product pictures
   * painted on this very wall.
   */
  scene?: string | readonly string[]
  children?: React.ReactNode
}

/** The head of a page: its room's wall, where one is, what the page is about. */
export function PageHead({ wall, crumbs, heading, intro, scene, children }: PageHeadProps) {
  return (
    <div className={`head room-${wall}${scene ? '' : ' head-low'}`}>
      <div className="wrap head-in">
        <Breadcrumb crumbs={crumbs} />
        <div className="head-words">
          <h1>{heading}</h1>
          <p className="lede">{intro}</p>
          {children}
        </div>
        {scene && <HeadArt scene={scene} />}
      </div>
    </div>
  )
}

function HeadArt({ scene }: { scene: string | readonly string[] }) {
  if (typeof scene === 'string') {
    return (
      <div className="head-art">
        <Picture name={scene} alt="" sizes="(min-width: 900px) 420px, 1px" />
      </div>
    )
  }
  return (
    <div className="head-art head-row">
      {scene.map((name) => (
        <Picture key={name} name={name} alt="" sizes="(min-width: 900px) 256px, 1px" />
      ))}
    </div>
  )
}
