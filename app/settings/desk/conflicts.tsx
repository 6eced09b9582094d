import { useEffect, useRef } from 'react'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { ShownConflict } from './shown-section.ts'

/** What somebody else has set meanwhile: saving again puts one's own in its place. */
export function Conflicts({ conflicts }: { conflicts: readonly ShownConflict[] }) {
  const notice = useRef<HTMLDivElement>(null)
  // Who saved is at the end of the form, and this is at its beginning.
  useEffect(() => {
    if (conflicts.length > 0) notice.current?.focus()
  }, [conflicts])
  if (conflicts.length === 0) return null
  return (
    <div className="notice" role="alert" ref={notice} {...takesFocus}>
      <Icon name="alert" />
      <div>
        <p>
          <b>Somebody else has changed this meanwhile.</b> Nothing was saved. Save again to put
          yours in its place.
        </p>
        <dl>
          {conflicts.map(({ name, label, yours, theirs, from }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>Yours: {yours}</dd>
              <dd>
                {from}: {theirs}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
