import { useEffect, useRef } from 'react'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'
import type { ShownErasing } from './shown-section.ts'

/** Asks whether enquiries are to be erased: saving the same months again does it. */
export function ErasingQuestion({ erasing }: { erasing: ShownErasing }) {
  const notice = useRef<HTMLDivElement>(null)
  // Who saved is at the end of the form, and this is at its beginning.
  useEffect(() => notice.current?.focus(), [erasing])
  return (
    <div className="notice" role="alert" ref={notice} {...takesFocus}>
      <Icon name="alert" />
      <p>
        <b>
          {counted(erasing.enquiries, 'enquiry', 'enquiries')} would be erased by tomorrow, for
          ever.
        </b>{' '}
        Press Save once more if that is right.
      </p>
      <input type="hidden" name="asked:RETENTION_MONTHS" value={erasing.months} />
    </div>
  )
}
