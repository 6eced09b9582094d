import { Link } from 'react-router'
import { settingSectionPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

/** Says what is missing where an owner wants no views counted, and how that is changed. */
export function NotCounted({ isOwner }: { isOwner: boolean }) {
  return (
    <div className="notice all">
      <Icon name="alert" />
      <p>
        <b>Views and searches are not counted.</b> What visitors look at and search for since then
        is missing here; enquiries and answers are all there. To count again, without cookies or
        addresses,{' '}
        {isOwner ? (
          <Link to={settingSectionPath('privacy')}>say yes in Settings, Privacy</Link>
        ) : (
          'an owner says yes in Settings, Privacy'
        )}
        .
      </p>
    </div>
  )
}
