import { homePath } from '#app/paths/shop-paths.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'

interface SignInFrameProps {
  heading: string
  /** What stands on the painted wall, as in `Good morning.` */
  greeting: string
  children: React.ReactNode
}

/** The page on which staff sign in: a painted wall, and beside it a form. */
export function SignInFrame({ heading, greeting, children }: SignInFrameProps) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="sign-in room-pista">
      <div className="sign-in-room">
        <p>{greeting} Let us see who has written.</p>
        <Picture name="modal-room" alt="" sizes="(min-width: 768px) 507px, 225px" priority />
      </div>
      <div className="sign-in-form">
        <a className="sign-in-brand" href={homePath}>
          <KolamMark />
          <span>
            {name}
            <small>The desk</small>
          </span>
        </a>
        <h1>{heading}</h1>
        {children}
      </div>
    </main>
  )
}
