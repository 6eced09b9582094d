import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import type { Sign } from './sign.ts'
import { SignPicture } from './sign-picture.tsx'

interface SignsProps {
  signs: readonly Sign[]
  product: { id: number; name: string }
}

/** What a product's page tells at a glance: an icon, a small key, a strong value, one plain line. */
export function Signs({ signs, product }: SignsProps) {
  if (signs.length === 0) return null
  return (
    <>
      <h2 className="vh">At a glance</h2>
      <ul className={`signs signs-${signs.length}`}>
        {signs.map(({ icon, about, is, note, says }) => (
          <li key={`${about} ${is}`} className={says === 'fact' ? 'sign' : `sign ${says}`}>
            <SignPicture icon={icon} />
            <span>{about}</span>
            <b>{is}</b>
            {says === 'unknown' ? (
              <small>
                <EnquireLink kind="text" product={product} about={about}>
                  Ask us about this
                </EnquireLink>
              </small>
            ) : (
              note && <small>{note}</small>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
