import { useEffect, useRef } from 'react'
import { takesFocus } from './keep-focus.ts'

/**
 * Says above a form that something in it is wrong: where a page is reloaded, that is what it
 * begins with.
 */
export function MendFirst({ errors }: { errors: object | undefined }) {
  const said = useRef<HTMLParagraphElement>(null)
  // Also where the same is wrong once more.
  useEffect(() => said.current?.focus(), [errors])
  if (!errors || Object.values(errors).every((error) => !error)) return null
  return (
    <p className="err" role="alert" ref={said} {...takesFocus}>
      Not saved: mend what is marked, then save again.
    </p>
  )
}
