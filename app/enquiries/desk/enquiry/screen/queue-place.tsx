import { useState } from 'react'
import { Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import type { EnquiryView } from '#app/enquiries/desk/enquiry/enquiry-view.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

/**
 * Where the enquiry stands among those whose turn is ours, and the ways to the ones before and
 * after it. Once it is answered it stands there no more; the ways from its last place stay.
 */
export function QueuePlace() {
  const { place } = useEnquiryScreen().view
  const [last, setLast] = useState(place)
  if (place && place !== last) setLast(place)
  const shown = place ?? last
  if (!shown) return null
  return (
    <nav className="queue" aria-label="Our turn">
      <span>{place ? `${place.number} of ${place.of}, our turn` : 'Not our turn now'}</span>
      <Ways place={shown} />
    </nav>
  )
}

function Ways({ place: { before, after } }: { place: NonNullable<EnquiryView['place']> }) {
  return (
    <>
      {before ? (
        <Link className="tap" to={enquiryPath(before)} aria-label="Previous enquiry" data-key="k">
          <DeskIcon name="up" />
        </Link>
      ) : (
        <span className="tap nowhere" />
      )}
      {after ? (
        <Link className="tap" to={enquiryPath(after)} aria-label="Next enquiry" data-key="j">
          <Icon name="down" />
        </Link>
      ) : (
        <span className="tap nowhere" />
      )}
    </>
  )
}
