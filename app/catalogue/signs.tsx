import { EnquireLink } from './enquire-link.tsx'
import type { Sign, SignIcon } from './sign.ts'

const paths: Record<SignIcon, string> = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  drop: 'M12 3.5c3.5 4.3 6 7.2 6 10.5a6 6 0 0 1-12 0c0-3.3 2.5-6.2 6-10.5z',
  house: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5',
  hand: 'M7 20c-2-2-2.5-4-2.5-7.5 0-1 2-1 2 .5V7c0-1.3 2-1.3 2 0v4V5.3c0-1.3 2-1.3 2 0V11 5.8c0-1.3 2-1.3 2 0V12 8c0-1.3 2-1.3 2 0v5.5c0 3-.5 4.5-2 6.5z',
  height: 'M7 3.5h10M7 20.5h10M12 4v16M12 4l-2.5 3M12 4l2.5 3M12 20l-2.5-3M12 20l2.5-3',
  paw: 'M7.5 17.3c0-2.5 2-5 4.5-5s4.5 2.5 4.5 5c0 1.6-1.2 2.4-2.4 2.4-.8 0-1.4-.4-2.1-.4s-1.3.4-2.1.4c-1.2 0-2.4-.8-2.4-2.4zM5 9.3c-1.3.2-1.5 3.4.2 3.7 1.7.1 1.5-3.8-.2-3.7zM9.2 4.7c-1.5.2-1.5 4.5.2 4.7 1.7.1 1.5-4.8-.2-4.7zM14.8 4.7c1.5.2 1.5 4.5-.2 4.7-1.7.1-1.5-4.8.2-4.7zM19 9.3c1.3.2 1.5 3.4-.2 3.7-1.7.1-1.5-3.8.2-3.7z',
  child:
    'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 4.5c-1 1.2-.6 2.6.8 2.8M9.3 11.3v.1M14.7 11.3v.1M9 14.8c1.7 1.9 4.3 1.9 6 0',
  seed: 'M12 20.5v-8M12 12.5c0-4-2.5-6-6.5-6 0 4 2.5 6 6.5 6zM12 15c0-3.5 2.5-5.5 6.5-5.5 0 3.5-2.5 5.5-6.5 5.5z',
}

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
            <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
              <path d={paths[icon]} />
            </svg>
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
