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
  /** False where something below is the largest picture of the first screen. */
  sceneFirst?: boolean
  children?: React.ReactNode
}

/** The head of a page: its room's wall, where one is, what the page is about. */
export function PageHead({
  wall,
  crumbs,
  heading,
  intro,
  scene,
  sceneFirst = true,
  children,
}: PageHeadProps) {
  return (
    <div className={`head room-${wall}${scene ? '' : ' head-low'}`}>
      <div className="wrap head-in">
        <Breadcrumb crumbs={crumbs} />
        <div className="head-words">
          <h1>{heading}</h1>
          <p className="lede">{intro}</p>
          {children}
        </div>
        {scene && <HeadArt scene={scene} first={sceneFirst} />}
      </div>
    </div>
  )
}

/** Where the scene has no room beside the words, so that something else is seen first. */
export const narrow = '(max-width: 899.9px)'

/** The last picture of several is the one that every width has room for. */
function HeadArt({ scene, first }: { scene: string | readonly string[]; first: boolean }) {
  if (typeof scene === 'string') {
    return (
      <div className="head-art">
        <Picture name={scene} alt="" sizes="420px" hiddenWhere={narrow} priority={first} />
      </div>
    )
  }
  return (
    <div className="head-art head-row">
      {scene.map((name, index) => (
        <Picture
          key={name}
          name={name}
          alt=""
          sizes="256px"
          hiddenWhere={narrow}
          priority={index === scene.length - 1}
          eager
        />
      ))}
    </div>
  )
}
