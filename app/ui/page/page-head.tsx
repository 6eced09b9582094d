import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Said } from '#languages/said.ts'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Spoken } from './spoken.tsx'

interface PageHeadProps {
  wall: string
  crumbs: Crumb[]
  heading: Said
  intro: Said
  /** What stands on the floor at the right from 900 px; without it the words are wider. */
  scene?: string
  /** False where something below is the largest picture of the first screen. */
  sceneFirst?: boolean
  children?: React.ReactNode
}

/** The head of a page: its painted wall, where one is, what the page is about. */
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
          <h1>
            <Spoken>{heading}</Spoken>
          </h1>
          <p className="lede">
            <Spoken>{intro}</Spoken>
          </p>
          {children}
        </div>
        {scene && (
          <div className="head-art">
            <Picture name={scene} alt="" sizes="420px" hiddenWhere={narrow} priority={sceneFirst} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Where the scene does not fit beside the words, so that something else is seen first. */
export const narrow = '(max-width: 56.24em)'
